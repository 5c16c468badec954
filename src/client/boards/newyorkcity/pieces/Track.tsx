/** The round: letters and phases; and the press track with its pawns. */
import {
  BLACK_SPACE,
  KINDS,
  LAST_SPACE,
  LETTERS,
  PHASES,
  PRESS,
  PRESS_BONUS_FROM,
  ROUNDS,
} from '#games/newyorkcity/components';
import { BLACK, labelOf, mayorDistrict, roundPhaseOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { isLit } from '../highlight.ts';
import { pawnOffset, TRACK } from '../layout.ts';
import { PLACES } from '../notes.ts';
import { PhaseBadge } from './CharacterTile.tsx';
import { KindSign } from './Kind.tsx';
import { OwnerMark } from './Owner.tsx';

export function RoundBar() {
  const { view, text } = useBoard();
  const phase = roundPhaseOf(view);
  const mayor = mayorDistrict(view);
  const isPart = phase !== 'setup' && phase !== 'over';
  const said = isPart ? text.phase[phase] : text[phase];
  return (
    <div className="nyc-round">
      <ol
        className="nyc-letters"
        data-part="letters"
        aria-label={view.round > 0 ? text.round(view.round) : text.setup}
      >
        {LETTERS.map((letter, i) => {
          const state =
            i >= ROUNDS ? 'nyc-x' : i < view.round - 1 ? 'nyc-past' : i === view.round - 1 ? 'nyc-now' : '';
          const place = at(PLACES, view.letters.indexOf(i));
          return (
            <li
              key={letter}
              className={state}
              {...(i === view.round - 1 && { 'data-sign': 'round', 'data-label': text.round(view.round) })}
              data-note={note(`${letter}: ${place}`, text.legend.letter)}
            >
              {letter}
            </li>
          );
        })}
      </ol>
      <ol className="nyc-phases" data-part="phases">
        {PARTS_OF_A_ROUND.map((part) => (
          <li
            key={part}
            className={part === phase ? 'nyc-now' : ''}
            aria-current={part === phase ? 'step' : undefined}
            {...(part !== phase && { 'data-sign': `phase ${part}`, 'data-label': text.phase[part] })}
          >
            <PhaseBadge phase={part} />
            {part === phase && <span>{text.phase[part]}</span>}
          </li>
        ))}
      </ol>
      {!isPart && <span className="nyc-meta">{said}</span>}
      <span className="sr">{`${said}. ${mayor < 0 ? '' : text.mayorIn(at(PLACES, mayor))}`}</span>
    </div>
  );
}

const PARTS_OF_A_ROUND = PHASES.filter((phase) => phase !== 'end');

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, space) => space);

export function PressTrack() {
  const { view, text, firm, preview } = useBoard();
  const blackSpace = at(BLACK_SPACE, view.firms.length);
  const places = view.order.map(
    (one, place) => `${text.place(place)} ${firm(one)}, ${text.space(at(view.space, one))}`,
  );
  return (
    <section
      className="nyc-panel nyc-press"
      aria-label={`${text.pressTrack}: ${places.join('; ')}`}
      data-part="track"
    >
      <h3 data-note={note(text.pressTrack, text.pressBonus, ...places)}>
        <KindSign kind={PRESS} />
        <span>{text.kind[at(KINDS, PRESS)]}</span>
      </h3>
      <ol aria-hidden="true">
        {SPACES.map((space) => {
          // The first in order stands on top: it is drawn last.
          const pawns = view.order.filter((one) => at(view.space, one) === space).toReversed();
          const standing = space === blackSpace ? [BLACK, ...pawns] : pawns;
          const ghost = preview?.space === space && preview.space !== at(view.space, preview.firm);
          return (
            <li key={space} className={space >= PRESS_BONUS_FROM ? 'nyc-from-five' : ''}>
              {standing.map((owner, place) => (
                <Pawn key={owner} owner={owner} place={place} count={standing.length} />
              ))}
              {ghost && preview && (
                <Pawn owner={preview.firm} place={standing.length} count={standing.length + 1} ghost />
              )}
              <span {...(space === PRESS_BONUS_FROM && newSign('bonus', text.signs.bonus))}>{space}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface PawnProps {
  readonly owner: number;
  readonly place: number;
  readonly count: number;
  readonly ghost?: boolean;
}

function Pawn({ owner, place, count, ghost = false }: PawnProps) {
  const { view, text, firm, highlight } = useBoard();
  const { x, y } = pawnOffset(place, count);
  const name = owner < 0 ? text.black : firm(owner);
  const lit = highlight?.did === 'moved' && isLit(highlight, { who: labelOf(view, owner) });
  return (
    <i
      className={`nyc-pawn${ghost ? ' nyc-ghost' : ''}${lit ? ' nyc-lit' : ''}`}
      data-piece={ghost ? undefined : `pawn-${owner}`}
      data-note={note(name, text.pressTrack)}
      {...(owner < 0 && newSign('blackPress', text.signs.blackPress))}
      style={{ marginLeft: x, marginBottom: -y }}
    >
      <OwnerMark owner={owner} size={TRACK.pawn} />
    </i>
  );
}
