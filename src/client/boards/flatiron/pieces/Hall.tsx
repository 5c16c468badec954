/** City Hall: a place like the streets, with the newspaper of the day, the next floor and the decrees. */
import { capital, type GameText } from '#games/flatiron/text';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import {
  AMOUNTS,
  type Card,
  CITY_HALL,
  deedCard,
  isDecree,
  NONE,
  PAPERS,
  paperDeed,
  placeOffered,
  ROOF,
  type View,
} from '../game.ts';
import { cardNote, decreeNote, floorNote, whoIs } from '../notes.ts';
import { deedPicture } from '../pictures.ts';
import { decreeCost, figuresOf } from '../reading.ts';
import { useTable } from '../table.tsx';
import { CityHallFront } from './CityHall.tsx';
import { Architect } from './Figures.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { Part } from './Part.tsx';
import { Shown, Sign } from './Sign.tsx';
import { HalfFace } from './Strip.tsx';

export function Hall() {
  const { text } = useTable();
  return (
    <section className="fi-hall" aria-label={at(text.names.place, CITY_HALL)}>
      <Front />
      <Newspaper />
      <NextFloor />
      <Decrees />
    </section>
  );
}

/** The way to City Hall where the house itself is out of sight: a sign on the stage of small screens. */
export function HallDoor() {
  const { view, text, offer } = useTable();
  const name = at(text.names.place, CITY_HALL);
  return (
    <Part offer={offer(`place:${CITY_HALL}`, name)} className="fi-door">
      <Sign name="hall" />
      {name}
      {figuresOf(view)
        .filter(({ place }) => place === CITY_HALL)
        .map(({ seat }) => (
          <Mark key={seat} seat={seat} />
        ))}
    </Part>
  );
}

/** The house itself: whoever stands there stands before it. */
function Front() {
  const { view, text, offer, marked } = useTable();
  const name = at(text.names.place, CITY_HALL);
  return (
    <Part
      offer={offer(`place:${CITY_HALL}`, name)}
      className={`fi-front${marked(`place:${CITY_HALL}`)}`}
      note={note(
        name,
        text.board.tells(text.board.newspaperOfDay, text.phrases.paper(view.paper)),
        text.board.tells(text.board.decrees, text.board.decreePrice(decreeCost(view))),
      )}
    >
      <span className="fi-hall-name">{name}</span>
      <svg
        className="fi-hall-art"
        viewBox="-40 0 288 118"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <CityHallFront />
        {figuresOf(view)
          .filter(({ place }) => place === CITY_HALL)
          .map(({ seat }, i) => (
            <g key={seat} transform={`translate(${i === 0 ? -38 : 214} 60) scale(1.1)`}>
              <g data-piece={`architect-${seat}`} className={`fi-figure${marked(`figure:${seat}`)}`}>
                <Architect seat={seat} />
              </g>
            </g>
          ))}
      </svg>
    </Part>
  );
}

function Newspaper() {
  const { view, asked, step, text, offer, marked } = useTable();
  const { board, phrases } = text;
  const headline = phrases.paper(view.paper);
  const atHall = step && ['act', 'pickHallAction'].includes(step.step) && placeOffered(asked) === CITY_HALL;
  const plain = board.tells(board.newspaperOfDay, headline);
  return (
    <Part
      offer={offer(atHall ? 'activate' : 'paper', plain)}
      className={`fi-newspaper fi-ivory${marked('paper')}`}
      note={note(
        board.newspaperOfDay,
        capital(headline),
        board.papersLeft(view.papers),
        ...old(view, phrases),
      )}
    >
      <span className="fi-masthead" aria-hidden="true">
        {board.newspaperOfDay}
      </span>
      <span className="fi-headline" aria-hidden="true">
        {headline}
      </span>
      <Shown picture={deedPicture(deedCard(paperDeed(view.paper)))} />
      <i className="fi-print" />
    </Part>
  );
}

/** Newspapers that have left the game, by kind. */
function old({ oldPapers }: View, { paper }: GameText['phrases']): string[] {
  return PAPERS.flatMap((_, kind) => {
    const count = oldPapers.filter((one) => one === kind).length;
    return count > 0 ? [`${count} × ${paper(kind)}`] : [];
  });
}

function NextFloor() {
  const { view, text, name, marked } = useTable();
  const { board, phrases } = text;
  const { nextFloor, stack, levels } = view;
  if (nextFloor === NONE)
    return (
      <div className="fi-next fi-done">
        <Sign name="roof" />
        <span className="fi-next-name">{board.roof}</span>
        <span>{board.builtBy(whoIs(at(levels, levels.length - 1).by, name))}</span>
      </div>
    );
  const isRoof = nextFloor === ROOF;
  const rest = isRoof ? [] : [board.stack(stack)];
  return (
    <div className={`fi-next${marked('nextFloor')}`} data-note={floorNote(text, nextFloor, ...rest)}>
      <span className="fi-next-name">
        {isRoof ? board.roof : board.nextFloor}
        {!isRoof && <i>{levels.length + 1}</i>}
      </span>
      <span className="fi-plan-frame" data-piece={`floor-${nextFloor}`}>
        <FloorPlan floor={nextFloor} />
      </span>
      {!isRoof && <span className="fi-next-text">{capital(phrases.effect(nextFloor))}</span>}
      {!isRoof && <span className="fi-next-rest">{board.stack(stack)}</span>}
    </div>
  );
}

function Decrees() {
  const { view, text, offer, marked } = useTable();
  const { board } = text;
  return (
    <div className="fi-decrees">
      <h3>
        {board.decrees}
        <span>{board.decreePrice(decreeCost(view))}</span>
      </h3>
      <div className="fi-decree-list">
        {view.decrees.map((card) => (
          <Part
            key={card}
            offer={offer(`decree:${card}`, cardNote(text, card).replaceAll('\n', '. '))}
            className={`fi-decree fi-dark${marked(`card:${card}`)}`}
            note={decreeNote(text, view, card)}
            piece={`card-${card}`}
          >
            {[0, 1].map((half) => (
              <span key={half} className="fi-half">
                <HalfFace card={card} half={half} says={text.phrases.half(card, half)} />
              </span>
            ))}
          </Part>
        ))}
        {takenDecrees(view).map(({ card, by }) => (
          <div key={card} className="fi-decree fi-taken" data-note={cardNote(text, card)}>
            <Mark seat={by} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Decrees that somebody has bought, in the order of seats. */
function takenDecrees({ players, daniel }: View): { card: Card; by: number }[] {
  const taken = players.flatMap(({ above, below }, by) =>
    [...above.flat(), ...below.flat()].filter(isDecree).map((card) => ({ card, by })),
  );
  return [...taken, ...(daniel?.cards ?? []).filter(isDecree).map((card) => ({ card, by: 2 }))].slice(
    0,
    AMOUNTS.decreesShown,
  );
}
