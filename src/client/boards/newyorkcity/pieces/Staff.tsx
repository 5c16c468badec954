/** The viewer's characters; those that can be used now may be tapped. */
import { CHARACTER, type Character, DOLLARS } from '#games/newyorkcity/components';
import { BID_STAFF, endPointsOf, ownFirm, stepOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { hintForAnswer } from '../hinted.ts';
import { idsAfter } from '../pieceIds.ts';
import { readByArrows } from '../readByArrows.ts';
import {
  answerOf,
  asksForBid,
  attemptOf,
  countIn,
  dropOf,
  leadsOn,
  nextBack,
  useOf,
  withoutStaff,
  withStaff,
} from '../targets.ts';
import { CharacterTile } from './CharacterTile.tsx';
import { KindSign } from './Kind.tsx';

/** So many tiles lie side by side with their texts; more are small. */
const LARGE = 3;

export function Staff() {
  const { view, text } = useBoard();
  const own = ownFirm(view);
  if (!own) return null;
  const ids = idsAfter(view.firms.slice(0, Number(view.viewer)));
  return (
    <section
      className="nyc-staff"
      aria-label={text.characterTiles}
      data-part="staff"
      onKeyDown={readByArrows}
    >
      <h3>
        {text.characterTiles}
        <span
          className="nyc-purse"
          data-part="purse"
          data-note={note(text.dollars(own.dollars), text.legend.dollar)}
        >
          <KindSign kind={DOLLARS} />
          {text.toSpend(own.dollars)}
        </span>
      </h3>
      <div className={own.staff.length > LARGE ? 'nyc-staff-tiles nyc-staff-small' : 'nyc-staff-tiles'}>
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
  const { view, asked, picked, pick, choose, label, text, hints, usable } = useBoard();
  const worth = endPointsOf(view, character);
  const more = worth > 0 ? [text.nowWorth(worth)] : [];
  const tile = { character, used, piece, more, entry, kept: usable.includes(character) };
  if (!asked) return <CharacterTile {...tile} />;
  const answer = dropOf(asked, character) ?? (used ? undefined : useOf(asked, character));
  const attempt = () =>
    choose(stepOf(asked.view)?.step === 'drop' ? { drop: character } : { use: character });
  if (answer || !BID_STAFF.includes(character) || !asksForBid(asked))
    return (
      <CharacterTile
        {...tile}
        {...(answer ? { label: label(answer) } : {})}
        onChoose={answer && (() => choose(answer))}
        hint={hintForAnswer(hints, answer)}
        onAttempt={attempt}
      />
    );
  const free = copy - countIn(at(asked.view.firms, Number(view.viewer)).paid, character);
  const isBack = character === BACK;
  const pressed = isBack ? picked.back > 0 : free >= 0 && free < countIn(picked.staff, character);
  // Each tap goes one space further back, and after the last begins anew.
  const next = isBack
    ? { ...picked, back: nextBack(asked, picked) }
    : pressed
      ? withoutStaff(picked, character)
      : withStaff(picked, character);
  const leads = leadsOn(asked, next) || answerOf(asked, next) !== undefined;
  const may = !used && (isBack ? next.back !== picked.back : pressed || leads);
  return (
    <CharacterTile
      {...tile}
      {...(isBack ? { label: `${label({ use: character })}, ${text.spacesBack}: ${picked.back}` } : {})}
      leads="way"
      pressed={pressed}
      onChoose={may ? () => pick(next) : undefined}
      onAttempt={used ? attempt : () => choose(attemptOf(asked, next))}
    />
  );
}
