/** Daniel: what he has, which card he turned up, and what each card that may come next would do. */
import type { CSSProperties } from 'react';
import { capital, type GameText } from '#games/flatiron/text';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { type Deal, danielAhead, danielCards, type Plan, planOfCard } from '../daniel.ts';
import { AMOUNTS, COLORS, DANIEL, DANIELS, type DanielView, NONE, SIDES } from '../game.ts';
import { cardNote } from '../notes.ts';
import { useTable } from '../table.tsx';
import { Gained } from './Gained.tsx';
import { Disc } from './Pillar.tsx';
import { Sign } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import type { SignName } from './signs.tsx';

export function DanielBoard({ daniel }: { daniel: DanielView }) {
  const { view, text, marked, standings } = useTable();
  const { board } = text;
  const { points } = text.names;
  const { points: total } = at(standings, standings.length - 1);
  const ahead = danielAhead(daniel);
  const cards = danielCards(daniel);
  return (
    <section
      className="fi-player fi-daniel"
      style={{ '--fi-player': `var(--p${DANIEL + 1})` } as CSSProperties}
      aria-label={board.boardOf(board.daniel.rises)}
    >
      <header className="fi-holdings">
        <Mark seat={DANIEL} />
        <b className="fi-name">{board.daniel.rises}</b>
        <span className={`fi-fact${marked(`score:${DANIEL}`)}`} data-note={note(points(total))}>
          <Sign name="points" />
          <Gained value={total} />
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
              <b>{at(at(SIDES, daniel.side).points, number) + AMOUNTS.danielPillar}</b>
            </span>
          ))}
        </span>
      </header>
      {daniel.last !== NONE && (
        <p className={`fi-daniel-last${marked(`daniel:${daniel.last}`)}`}>
          {board.tells(board.daniel.last, cardText(text, daniel.last))}
        </p>
      )}
      <h3 className="fi-daniel-next">{board.daniel.next(ahead.length)}</h3>
      <ul className="fi-plans">
        {ahead.map((card) => (
          <PlanLine key={card} plan={planOfCard(view, daniel, card)} />
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

const SIGN_OF: Readonly<Record<Deal['does'], SignName>> = {
  pillar: 'build1',
  popularity: 'up',
  floor: 'floor',
  decree: 'decree',
};

function PlanLine({ plan }: { plan: Plan }) {
  const { text } = useTable();
  const { board, names } = text;
  const { points } = names;
  const { deal, place, meets, collects, shuffles } = plan;
  const says = [
    dealText(text, deal),
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
      {deal.does === 'pillar' ? <Disc color={deal.color} /> : <Sign name={SIGN_OF[deal.does]} />}
      <span>
        <span className="sr">{board.tells(at(names.place, place), '')}</span>
        {says.join(', ')}
      </span>
    </li>
  );
}

function dealText({ board, names }: GameText, deal: Deal): string {
  const { points } = names;
  switch (deal.does) {
    case 'pillar':
      return board.daniel.pillar(at(names.color, deal.color), deal.slot + 1, points(deal.points));
    case 'popularity':
      return board.daniel.popularity(points(deal.points));
    case 'floor':
      return board.daniel.floor(points(deal.points));
    case 'decree':
      return deal.found ? board.daniel.takesDecree : board.daniel.takesNothing;
  }
}
