/** City Hall: a place like the streets, with the newspaper of the day, the next floor and the decrees. */
import type { View } from '#games/flatiron';
import { type Card, CITY_HALL, deedCard, NONE, PAPERS, paperDeed, ROOF } from '#games/flatiron/components';
import { architectsOf, decreePrice, takenDecrees } from '#games/flatiron/queries';
import { capital, type GameText } from '#games/flatiron/text';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { cardNote, decreeNote, floorNote, whoIs } from '../notes.ts';
import { deedPicture } from '../pictures.ts';
import { CityHallFront } from './CityHallFront.tsx';
import { Coin } from './Coin.tsx';
import { Architect } from './Figures.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { HintMark } from './HintMark.tsx';
import { Sign, SignFigure } from './Sign.tsx';
import { HalfFace } from './Strip.tsx';
import { Target } from './Target.tsx';

export function CityHall() {
  const { text } = useBoard();
  return (
    <section className="fi-hall" data-part="hall" aria-label={at(text.names.place, CITY_HALL)}>
      <Front />
      <Newspaper />
      <NextFloor />
      <Decrees />
    </section>
  );
}

/** The building, with the architects who are there in front of it. */
function Front() {
  const { view, text, offer, marked } = useBoard();
  const name = at(text.names.place, CITY_HALL);
  return (
    <div className={`fi-front${marked(`place:${CITY_HALL}`)}`}>
      <Target
        offer={offer(`place:${CITY_HALL}`, name)}
        isDrawn
        className="fi-going"
        note={note(
          name,
          text.board.tells(text.board.newspaperOfDay, text.phrases.paper(view.paper)),
          text.board.tells(text.board.decrees, text.board.decreePrice(decreePrice(view, 0))),
        )}
      >
        <span className="fi-hall-name">
          <span className="fi-long">{name}</span>
          <span className="fi-short">{text.board.streets[CITY_HALL]}</span>
          <HintMark spot={`place:${CITY_HALL}`} />
        </span>
        <svg
          className="fi-hall-art"
          viewBox="-40 0 288 118"
          preserveAspectRatio="xMidYMax meet"
          aria-hidden="true"
        >
          <CityHallFront />
          {architectsOf(view)
            .filter(({ place }) => place === CITY_HALL)
            .map(({ who }, i) => (
              <g key={who} transform={`translate(${i === 0 ? -38 : 214} 60) scale(1.1)`}>
                <g data-piece={`architect-${who}`} className={`fi-figure${marked(`figure:${who}`)}`}>
                  <Architect seat={who} />
                </g>
              </g>
            ))}
        </svg>
      </Target>
      <Coin place={CITY_HALL} />
    </div>
  );
}

function Newspaper() {
  const { view, text, offer, marked } = useBoard();
  const { board, phrases } = text;
  const headline = phrases.paper(view.paper);
  const use = offer('paper', board.tells(board.newspaperOfDay, headline));
  return (
    <Target
      offer={use}
      isDrawn
      className={`fi-newspaper fi-ivory${marked('paper')}`}
      note={note(
        board.newspaperOfDay,
        capital(headline),
        board.papersLeft(view.papers),
        ...oldPaperLines(view, phrases),
      )}
    >
      <span className="fi-masthead" aria-hidden="true">
        {board.newspaperOfDay}
      </span>
      <span className="fi-headline" aria-hidden="true">
        {headline}
      </span>
      <SignFigure picture={deedPicture(deedCard(paperDeed(view.paper)))} />
      <i className="fi-print" />
      {use.onChoose && (
        <b className="fi-verb" aria-hidden="true">
          {board.verbs.use}
        </b>
      )}
      <HintMark spot="paper" />
    </Target>
  );
}

/** Newspapers that have left the game, by kind. */
function oldPaperLines({ oldPapers }: View, { paper }: GameText['phrases']): string[] {
  return PAPERS.flatMap((_, kind) => {
    const count = oldPapers.filter((one) => one === kind).length;
    return count > 0 ? [`${count} × ${paper(kind)}`] : [];
  });
}

function NextFloor() {
  const { view, text, name, marked } = useBoard();
  const { board, phrases } = text;
  const { nextFloor, stack, levels } = view;
  if (nextFloor === NONE)
    return (
      <div className="fi-next fi-next-done">
        <Sign name="roof" />
        <span className="fi-next-name">{board.roof}</span>
        <span>{board.builtBy(whoIs(at(levels, levels.length - 1).by, name))}</span>
      </div>
    );
  const isRoof = nextFloor === ROOF;
  const rest = isRoof ? [] : [board.stack(stack)];
  return (
    <div
      className={`fi-next${marked('nextFloor')}`}
      data-part="nextFloor"
      data-note={floorNote(text, nextFloor, ...rest)}
    >
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
  const { view, text, narrow, offer, marked } = useBoard();
  const { board } = text;
  return (
    <div className="fi-decrees" data-part="decrees">
      <h3>
        {board.decrees}
        <span>{board.decreePrice(decreePrice(view, 0))}</span>
      </h3>
      <div className="fi-decree-list">
        {inPlaces(view).map(({ card, by }) =>
          by === undefined ? (
            <Target
              key={card}
              offer={offer(`decree:${card}`, cardNote(text, card).replaceAll('\n', '. '))}
              isDrawn
              className={`fi-decree fi-dark${marked(`card:${card}`)}`}
              note={decreeNote(text, view, card)}
              piece={`card-${card}`}
            >
              <HintMark spot={`decree:${card}`} />
              {[0, 1].map((half) => (
                <span key={half} className="fi-half">
                  <HalfFace card={card} half={half} says={text.brief.half(card, half)} isNarrow={narrow} />
                </span>
              ))}
            </Target>
          ) : (
            <div key={card} className="fi-decree fi-taken" data-note={cardNote(text, card)}>
              <Mark seat={by} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

/** Open and taken decrees in one order, so that none moves when another is taken. */
function inPlaces(view: View): { card: Card; by?: number }[] {
  const open = view.decrees.map((card) => ({ card }));
  return [...open, ...takenDecrees(view)].sort((one, other) => one.card - other.card);
}
