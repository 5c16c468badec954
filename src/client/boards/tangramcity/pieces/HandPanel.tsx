/** The piece in the hand: every way to hold it, and the buttons to turn, flip or decline it. */
import type { View } from '#games/tangramcity';
import { FOUNTAIN } from '#games/tangramcity/components';
import { halvesOf } from '#games/tangramcity/queries';
import { type BoardText, squareName } from '#games/tangramcity/text';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { PoseButtons } from '../../kit/PoseButtons.tsx';
import { useBoard } from '../boardContext.ts';
import { spotsOfTile } from '../targets.ts';
import type { Hand } from '../useHand.ts';
import { LookAlike } from './LookAlike.tsx';
import { Picture } from './Picture.tsx';
import { Poses } from './Poses.tsx';

interface Props {
  readonly hand: Hand;
  readonly view: View;
  /** The place of declining the piece among the answers of an open hint. */
  readonly hint: number | undefined;
}

/** Beside the city. */
export function HandPanel({ hand, view, hint }: Props) {
  const { text } = useBoard();
  const { tile } = hand.held;
  const places = spotsOfTile(hand.question.legal, tile).length;
  return (
    <section className="tc-panel tc-hand" data-part="hand" aria-label={text.piece(tile)}>
      <header>
        <h3>{text.piece(tile)}</h3>
        <p className="tc-meta">
          {text.squares(halvesOf(tile))}, {text.places(places)}
        </p>
      </header>
      <Poses hand={hand} view={view} />
      <div className="tc-tools">
        <PoseButtons controls={hand.posing} flips={tile !== FOUNTAIN} />
        <Decline hand={hand} view={view} hint={hint} />
      </div>
      <Footnote hand={hand} view={view} />
    </section>
  );
}

/** Under the thumb: the same without words, and in the last round the tiles to choose from. */
export function HandDock({ hand, view, hint }: Props) {
  return (
    <div className="tc-dock" data-part="hand" data-tiles={hand.tiles.length}>
      {hand.tiles.length > 1 && <Tiles hand={hand} />}
      <Poses hand={hand} view={view} />
      <div className="tc-tools">
        <PoseButtons controls={hand.posing} flips={hand.held.tile !== FOUNTAIN} />
        <Decline hand={hand} view={view} hint={hint} />
      </div>
    </div>
  );
}

/** To go without the piece. */
function Decline({ hand, view, hint }: Props) {
  const { words, name, choose } = useBoard();
  const answer = { decline: hand.held.tile };
  const telling = { view, name };
  return (
    <Pick
      label={words.answer(answer, telling)}
      written={words.group?.(answer, telling)}
      part="decline"
      className="btn btn-line tc-decline"
      pressed={hand.isDeclined}
      note={note(words.answer(answer, telling))}
      onChoose={() => choose(answer)}
    >
      {hint !== undefined && <i className={`tc-hint-number tc-hint${Math.min(hint, 3)}`} data-mark={hint} />}
      {words.group?.(answer, telling)}
    </Pick>
  );
}

/** In the last round there are several tiles: which one to place first. */
function Tiles({ hand }: Omit<Props, 'view' | 'hint'>) {
  return (
    <div className="tc-tabs">
      {hand.tiles.map((tile) => (
        <TileTab key={tile} hand={hand} tile={tile} />
      ))}
    </div>
  );
}

function TileTab({ hand, tile }: Omit<Props, 'view' | 'hint'> & { tile: number }) {
  const { text } = useBoard();
  return (
    <Pick
      leads="way"
      label={`${text.piece(tile)}: ${text.places(spotsOfTile(hand.question.legal, tile).length)}`}
      pressed={hand.held.tile === tile}
      part={`tab:${tile}`}
      className="tc-tab"
      onChoose={() => hand.pick(tile)}
    >
      <Picture tile={tile} face="dark" turn={0} />
    </Pick>
  );
}

/** Why the piece cannot lie where it is held, or else a warning of its look-alike: one line that is always there. */
function Footnote({ hand, view }: Omit<Props, 'hint'>) {
  const { text, words } = useBoard();
  const { fault, question, held } = hand;
  return (
    <div className="tc-footnote" role="status">
      {fault ? (
        <p className="tc-wrong">
          <Icon name="refused" />
          <span>
            <b>{text.notHere}.</b> {words.reason(fault.code)} {clashIn(fault, text)}
          </span>
        </p>
      ) : (
        <LookAlike view={view} city={question.city} tile={held.tile} />
      )}
    </div>
  );
}

function clashIn({ on, clashes }: NonNullable<Hand['fault']>, text: BoardText): string {
  return on === undefined ? '' : text.clash(on, clashes.map(squareName).join(' '));
}
