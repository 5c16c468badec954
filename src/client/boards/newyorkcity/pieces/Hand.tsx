/** The viewer's cards and characters; tapping them composes bids and other choices. */
import type { Counts } from '#games/newyorkcity';
import { CHARACTER, type Character, DOLLARS, KINDS, SPACES_BACK } from '#games/newyorkcity/components';
import { BID_STAFF, endPointsOf, of, ownFirm, stepOf, total } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { cardName } from '../notes.ts';
import { cardId, idsAfter } from '../pieceIds.ts';
import { readByArrows } from '../readByArrows.ts';
import {
  answerOf,
  attemptOf,
  backSteps,
  countIn,
  dropOf,
  leadsOn,
  takesCards,
  useOf,
  withCard,
  withoutStaff,
  withStaff,
} from '../targets.ts';
import { CharacterTile } from './CharacterTile.tsx';
import { Card, KindSign } from './Kind.tsx';
import { Sign } from './Sign.tsx';

export function Hand() {
  const { view, text, asked, picked } = useBoard();
  const own = ownFirm(view);
  if (!own) return null;
  const count = total(picked.cards);
  const bids = asked?.step.step === 'bid' || asked?.step.step === 'raise';
  return (
    <section className="nyc-panel nyc-hand">
      <div>
        <h3>
          {text.hand}
          <small>
            {text.cards(total(own.hand))}
            {count > 0 && `, ${bids ? text.inBid(count) : text.picked(count)}`}
          </small>
        </h3>
        <Cards counts={own.hand} after={own.played} skip={undefined} behind={own.reserve} />
      </div>
      <div>
        <h3 data-note={note(text.reserve, text.reserveNote)}>
          {text.reserve}
          <Sign name="swap" />
        </h3>
        <Cards counts={own.reserve} after={own.played} skip={own.hand} behind={own.hand} />
      </div>
      <Staff />
    </section>
  );
}

interface CardsProps {
  readonly counts: Counts;
  /** Cards of the bid and of the hand are counted before these. */
  readonly after: Counts;
  readonly skip: Counts | undefined;
  /** The cards on the other side. */
  readonly behind: Counts;
}

function Cards({ counts, after, skip, behind }: CardsProps) {
  const { view, text, asked } = useBoard();
  const laying = asked && takesCards(asked);
  const handOnly = asked?.step.step === 'exchange' || asked?.step.step === 'discardTwo';
  const reserveOnly = asked?.step.step === 'fetch';
  const open = laying && !(skip ? handOnly : reserveOnly);
  // Of equal cards those of the hand are laid first; what stays in the reserve is taken from there first.
  const isSecond = asked?.step.step === 'keep' ? !skip : skip && !handOnly && !reserveOnly;
  return (
    <div className="nyc-cards">
      {total(counts) === 0 && <span className="nyc-meta">{text.none}</span>}
      {KINDS.map((_, kind) =>
        Array.from({ length: of(counts, kind) }, (_card, i) => {
          const before = isSecond ? of(behind, kind) : 0;
          const piece = cardId(Number(view.viewer), kind, of(after, kind) + of(skip ?? [], kind) + i);
          return <HandCard key={piece} kind={kind} index={before + i} piece={piece} open={open === true} />;
        }),
      )}
    </div>
  );
}

interface HandCardProps {
  readonly kind: number;
  /** Among the cards of its kind: so many are picked before it is. */
  readonly index: number;
  readonly piece: string;
  readonly open: boolean;
}

function HandCard({ kind, index, piece, open }: HandCardProps) {
  const { text, asked, picked, pick, choose } = useBoard();
  const name = cardName(text, kind);
  const pressed = open && index < of(picked.cards, kind);
  const next = withCard(picked, kind, pressed ? -1 : 1);
  const may = asked && open && (pressed || leadsOn(asked, next));
  return (
    <Pick
      className="nyc-card-button"
      label={name}
      leads="way"
      pressed={open ? pressed : undefined}
      onChoose={may ? () => pick(next) : undefined}
      onAttempt={asked && open ? () => choose(attemptOf(asked, next)) : undefined}
      note={note(name, text.legend.cardNote[at(KINDS, kind)])}
      piece={piece}
    >
      <Card kind={kind} size="big" />
    </Pick>
  );
}

function Staff() {
  const { view, text } = useBoard();
  const own = ownFirm(view);
  if (!own) return null;
  const ids = idsAfter(view.firms.slice(0, Number(view.viewer)));
  return (
    <section className="nyc-staff" aria-label={text.characterTiles} onKeyDown={readByArrows}>
      <h3>
        {text.characterTiles}
        <span className="nyc-purse" data-note={note(text.dollars(own.dollars), text.legend.dollar)}>
          <KindSign kind={DOLLARS} />
          {text.toSpend(own.dollars)}
        </span>
      </h3>
      <div className="nyc-staff-tiles">
        {own.staff.length === 0 && <span className="nyc-meta">{text.nobody}</span>}
        {own.staff.map((number, i) => (
          <OwnCharacter
            key={`${number}-${i}`}
            character={number}
            copy={countIn(own.staff.slice(0, i), number)}
            used={countIn(own.staff.slice(0, i), number) < countIn(own.paid, number)}
            piece={ids.next(number)}
            entry={i === 0}
          />
        ))}
      </div>
    </section>
  );
}

/** The character that is counted by its steps back. */
const BACK = CHARACTER.whistleBlower;

interface OwnProps {
  readonly character: Character;
  readonly copy: number;
  readonly used: boolean;
  readonly piece: string;
  readonly entry: boolean;
}

function OwnCharacter({ character, copy, used, piece, entry }: OwnProps) {
  const { view, asked, picked, pick, choose, label, text } = useBoard();
  const worth = endPointsOf(view, character);
  const more = worth > 0 ? [text.nowWorth(worth)] : [];
  const tile = { character, used, piece, more, entry };
  if (!asked) return <CharacterTile {...tile} />;
  const answer = dropOf(asked, character) ?? (used ? undefined : useOf(asked, character));
  const attempt = () =>
    choose(stepOf(asked.view)?.step === 'drop' ? { drop: character } : { use: character });
  if (answer || !BID_STAFF.includes(character) || (asked.step.step !== 'bid' && asked.step.step !== 'raise'))
    return (
      <CharacterTile
        {...tile}
        {...(answer ? { label: label(answer) } : {})}
        onChoose={answer && (() => choose(answer))}
        onAttempt={attempt}
      />
    );
  const free = copy - countIn(at(asked.view.firms, Number(view.viewer)).paid, character);
  const steps = backSteps(asked, { ...picked, back: 0 });
  const pressed =
    character === BACK
      ? picked.back > SPACES_BACK * free
      : free >= 0 && free < countIn(picked.staff, character);
  const next =
    character === BACK
      ? {
          ...picked,
          back: pressed ? SPACES_BACK * free : Math.min(SPACES_BACK * free + 1, Math.max(0, ...steps)),
        }
      : pressed
        ? withoutStaff(picked, character)
        : withStaff(picked, character);
  const may =
    !used &&
    (pressed ||
      ((next.back !== picked.back || character !== BACK) && (leadsOn(asked, next) || answerOf(asked, next))));
  return (
    <CharacterTile
      {...tile}
      leads="way"
      pressed={pressed}
      onChoose={may ? () => pick(next) : undefined}
      onAttempt={used ? attempt : () => choose(attemptOf(asked, next))}
    />
  );
}
