/** Daniel: what he has, which card he turned up, and what each card that may come next would do. */
import type { CSSProperties } from 'react';
import { at } from '#kernel';
import { Mark } from '../../../ui/Mark.tsx';
import { note } from '../../kit/Notes.tsx';
import { type Deal, danielAhead, danielCards, type Plan, planOfCard } from '../daniel.ts';
import { AMOUNTS, COLORS, capital, DANIEL, DANIELS, type DanielView, NONE, SIDES } from '../game.ts';
import { cardNote } from '../notes.ts';
import { useTable } from '../table.tsx';
import type { Saying } from '../text/saying.ts';
import { Gained } from './Gained.tsx';
import { Disc } from './Pillar.tsx';
import { Sign } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import type { SignName } from './signs.tsx';

export function DanielBoard({ daniel }: { daniel: DanielView }) {
  const { view, saying, marked, standings } = useTable();
  const { text, points } = saying;
  const { points: total } = at(standings, standings.length - 1);
  const ahead = danielAhead(daniel);
  const cards = danielCards(daniel);
  return (
    <section
      className="fi-player fi-daniel"
      style={{ '--fi-player': `var(--p${DANIEL + 1})` } as CSSProperties}
      aria-label={text.boardOf(text.daniel.rises)}
    >
      <header className="fi-holdings">
        <Mark seat={DANIEL} />
        <b className="fi-name">{text.daniel.rises}</b>
        <span className={`fi-fact${marked(`score:${DANIEL}`)}`} data-note={note(points(total))}>
          <Sign name="points" />
          <Gained value={total} />
          <span className="sr">{points(total)}</span>
        </span>
        <span
          className="fi-fact"
          data-note={note(
            text.daniel.cards(daniel.cards.length),
            text.daniel.cost(points(cards)),
            ...daniel.cards.map((card) => cardNote(saying, card).split('\n').join(' · ')),
          )}
        >
          <Sign name="cards" />
          <b aria-hidden="true">
            {daniel.cards.length} (+{cards})
          </b>
          <span className="sr">{`${text.daniel.cards(daniel.cards.length)}. ${text.daniel.cost(points(cards))}`}</span>
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
          {text.tells(text.daniel.last, cardText(saying, daniel.last))}
        </p>
      )}
      <h3 className="fi-daniel-next">{text.daniel.next(ahead.length)}</h3>
      <ul className="fi-plans">
        {ahead.map((card) => (
          <PlanLine key={card} plan={planOfCard(view, daniel, card)} />
        ))}
      </ul>
    </section>
  );
}

/** A card of his in one line. */
function cardText({ text, names }: Saying, card: number): string {
  const { id, main, other, popularity } = at(DANIELS, card);
  const goes = text.daniel.goes(at(names.place, main), at(names.place, other));
  return `${text.daniel.card(id)} · ${goes} · ${text.daniel.popular(popularity)}`;
}

const SIGN_OF: Readonly<Record<Deal['does'], SignName>> = {
  pillar: 'build1',
  popularity: 'up',
  floor: 'floor',
  decree: 'decree',
};

function PlanLine({ plan }: { plan: Plan }) {
  const { saying } = useTable();
  const { text, names, points } = saying;
  const { deal, place, meets, collects, shuffles } = plan;
  const says = [
    dealText(saying, deal),
    ...(meets ? [text.daniel.meets(points(AMOUNTS.danielMeets))] : []),
    ...(collects ? [text.daniel.takesCard] : []),
    ...(shuffles ? [text.daniel.reshuffles] : []),
  ];
  const { id, main, other, popularity } = at(DANIELS, plan.card);
  return (
    <li
      data-note={note(
        text.daniel.card(id),
        text.daniel.goes(at(names.place, main), at(names.place, other)),
        text.daniel.popular(popularity),
        ...says.map(capital),
      )}
    >
      <span className="fi-sign-plate" data-street={place}>
        <StreetName street={place} />
      </span>
      {deal.does === 'pillar' ? <Disc color={deal.color} /> : <Sign name={SIGN_OF[deal.does]} />}
      <span>
        <span className="sr">{text.tells(at(names.place, place), '')}</span>
        {says.join(', ')}
      </span>
    </li>
  );
}

function dealText({ text, names, points }: Saying, deal: Deal): string {
  switch (deal.does) {
    case 'pillar':
      return text.daniel.pillar(at(names.color, deal.color), deal.slot + 1, points(deal.points));
    case 'popularity':
      return text.daniel.popularity(points(deal.points));
    case 'floor':
      return text.daniel.floor(points(deal.points));
    case 'decree':
      return deal.found ? text.daniel.takesDecree : text.daniel.takesNothing;
  }
}
