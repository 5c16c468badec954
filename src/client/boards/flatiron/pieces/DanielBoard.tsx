/** Daniel: what he has, which card he turned up, and what each card that may come next would do. */

import type { DanielView } from '#games/flatiron';
import { AMOUNTS, COLORS, DANIEL, DANIELS, NONE } from '#games/flatiron/components';
import {
  type DanielDeed,
  type DanielPlan,
  danielCardPoints,
  danielPillarPoints,
  danielPlans,
} from '#games/flatiron/queries';
import { capital, type GameText } from '#games/flatiron/text';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { cardNote } from '../notes.ts';
import { ChangingNumber } from './ChangingNumber.tsx';
import { Disc } from './Pillar.tsx';
import { Sign } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import type { SignName } from './signs.tsx';

export function DanielBoard({ daniel }: { daniel: DanielView }) {
  const { view, text, marked, standings } = useBoard();
  const { board } = text;
  const { points } = text.names;
  const { points: total } = at(standings, standings.length - 1);
  const plans = danielPlans(view, daniel);
  const cards = danielCardPoints(view, daniel);
  return (
    <section
      className="fi-player fi-daniel"
      style={{ '--fi-player': `var(--p${DANIEL + 1})` }}
      aria-label={board.boardOf(board.daniel.rises)}
    >
      <header className="fi-holdings">
        <Mark seat={DANIEL} />
        <b className="fi-name">{board.daniel.rises}</b>
        <span className={`fi-fact${marked(`score:${DANIEL}`)}`} data-note={note(points(total))}>
          <Sign name="points" />
          <ChangingNumber value={total} />
          <span className="sr">{points(total)}</span>
        </span>
        <span
          className="fi-fact"
          data-note={note(
            board.daniel.cards(daniel.cards.length),
            board.daniel.cost(points(cards)),
            ...daniel.cards.map((card) => cardNote(text, card).split('\n').join(' · ')),
          )}
        >
          <Sign name="cards" />
          <b aria-hidden="true">
            {daniel.cards.length} (+{cards})
          </b>
          <span className="sr">{`${board.daniel.cards(daniel.cards.length)}. ${board.daniel.cost(points(cards))}`}</span>
        </span>
        <span className="fi-daniel-colors">
          {COLORS.map((color, number) => (
            <span key={color} className="fi-stock">
              <Disc color={number} />
              <b>{danielPillarPoints(daniel, number)}</b>
            </span>
          ))}
        </span>
      </header>
      {daniel.last !== NONE && (
        <p className={`fi-daniel-last${marked(`daniel:${daniel.last}`)}`}>
          {board.tells(board.daniel.last, cardText(text, daniel.last))}
        </p>
      )}
      <h3 className="fi-daniel-next">{board.daniel.next(plans.length)}</h3>
      <ul className="fi-plans">
        {plans.map((plan) => (
          <PlanLine key={plan.card} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

/** A card of his in one line. */
function cardText({ board, names }: GameText, card: number): string {
  const { id, main, other, popularity } = at(DANIELS, card);
  const goes = board.daniel.goes(at(names.place, main), at(names.place, other));
  return `${board.daniel.card(id)} · ${goes} · ${board.daniel.popular(popularity)}`;
}

const SIGN_OF: Readonly<Record<DanielDeed['does'], SignName>> = {
  pillar: 'build1',
  popularity: 'up',
  floor: 'floor',
  decree: 'decree',
};

function PlanLine({ plan }: { plan: DanielPlan }) {
  const { text } = useBoard();
  const { board, names } = text;
  const { points } = names;
  const { deed, place, meets, collects, shuffles } = plan;
  const says = [
    deedText(text, deed),
    ...(meets ? [board.daniel.meets(points(AMOUNTS.danielMeets))] : []),
    ...(collects ? [board.daniel.takesCard] : []),
    ...(shuffles ? [board.daniel.reshuffles] : []),
  ];
  const { id, main, other, popularity } = at(DANIELS, plan.card);
  return (
    <li
      data-note={note(
        board.daniel.card(id),
        board.daniel.goes(at(names.place, main), at(names.place, other)),
        board.daniel.popular(popularity),
        ...says.map(capital),
      )}
    >
      <span className="fi-sign-plate" data-street={place}>
        <StreetName street={place} />
      </span>
      {deed.does === 'pillar' ? <Disc color={deed.color} /> : <Sign name={SIGN_OF[deed.does]} />}
      <span>
        <span className="sr">{board.tells(at(names.place, place), '')}</span>
        {says.join(', ')}
      </span>
    </li>
  );
}

function deedText({ board, names }: GameText, deed: DanielDeed): string {
  const { points } = names;
  switch (deed.does) {
    case 'pillar':
      return board.daniel.pillar(at(names.color, deed.color), deed.slot + 1, points(deed.points));
    case 'popularity':
      return board.daniel.popularity(points(deed.points));
    case 'floor':
      return board.daniel.floor(points(deed.points));
    case 'decree':
      return deed.found ? board.daniel.takesDecree : board.daniel.takesNothing;
  }
}
