/** Parts of the board as the drawings of rules show them: without a view, and without anything to choose. */
import type { ReactNode } from 'react';
import { type Character as CharacterNumber, DOLLARS, KINDS, type Kind } from '#games/newyorkcity/components';
import { Crossed, Group, Open, Sequence } from '../../kit/RuleParts.tsx';
import { CharacterFace } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { Lantern, Sign } from './Sign.tsx';

/** A drawing in the colours of the board. */
export function Drawing({ children }: { children: ReactNode }) {
  return <span className="nyc nyc-rule">{children}</span>;
}

/** A character that is used for a dollar, and what that does. */
export function Used({ number, brings }: { number: CharacterNumber; brings: ReactNode }) {
  return (
    <Drawing>
      <Sequence>
        <Group>
          <KindSign kind={DOLLARS} />
          <Character number={number} />
        </Group>
        {brings}
      </Sequence>
    </Drawing>
  );
}

/** A character's tile. */
export function Character({ number }: { number: CharacterNumber }) {
  return (
    <span className="nyc-character">
      <CharacterFace character={number} />
    </span>
  );
}

/** A card by its kind. */
export function OneCard({ kind }: { kind: Kind }) {
  return <Card kind={KINDS.indexOf(kind)} size="small" />;
}

/** Cards that lie together. */
export function Pair({ of }: { of: readonly Kind[] }) {
  return (
    <span className="nyc-rule-pair">
      {of.map((kind, place) => (
        <OneCard key={`${place} ${kind}`} kind={kind} />
      ))}
    </span>
  );
}

/** A pair of which the first card is taken. */
export function MixedPair({ of: [taken, left] }: { of: readonly [Kind, Kind] }) {
  return (
    <span className="nyc-rule-pair">
      <Open>
        <OneCard kind={taken} />
      </Open>
      <OneCard kind={left} />
    </span>
  );
}

/** Cards off the deck. */
export function DeckCards({ count }: { count: number }) {
  return (
    <Group>
      <Sign name="deck" />
      {count > 1 && <b>×{count}</b>}
    </Group>
  );
}

/** A district, by its lantern. */
export function District({ number }: { number: number }) {
  return <Lantern district={number} width={24} height={32} />;
}

/** Cards that are replaced by others off the deck. */
export function Renewed({ cards }: { cards: readonly Kind[] }) {
  return (
    <Sequence>
      <Crossed>
        <Pair of={cards} />
      </Crossed>
      <DeckCards count={cards.length} />
    </Sequence>
  );
}
