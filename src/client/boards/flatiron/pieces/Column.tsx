/** One column of a seat's board: cards above, the street, the warehouse and the other action, cards below. */
import type { PlayerView, View } from '#games/flatiron';
import { deedCard, hasColor, printedDeed, SIDES } from '#games/flatiron/components';
import { cardToPlace, comingDeeds, reputationOf, streetPoints, tradePrice } from '#games/flatiron/queries';
import { capital, type GameText, signed } from '#games/flatiron/text';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { deedNote } from '../notes.ts';
import type { Offer } from '../offer.ts';
import { deedPicture } from '../pictures.ts';
import { storedPiece } from '../pieceNames.ts';
import { HintMark } from './HintMark.tsx';
import { Disc } from './Pillar.tsx';
import { Reputation, Sign, SignFigure } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import { Landing, Strip } from './Strip.tsx';
import { Target } from './Target.tsx';

interface Props {
  readonly seat: number;
  readonly player: PlayerView;
  readonly street: number;
  readonly own: boolean;
}

/** Cards above, the body and cards below; where it can be used, all of it is one button. */
export function Column({ seat, player, street, own }: Props) {
  const { step, asked, text, narrow, plan, offer, marked } = useBoard();
  // On a phone the sheet offers both ends.
  const card = own && step && !narrow ? cardToPlace(asked) : undefined;
  const landing = (half: number) => {
    if (card === undefined) return null;
    const spot = `end:${street}:${half}`;
    const end = offer(spot, '');
    const lies = end.pressed && at(half === 0 ? player.above : player.below, street).includes(card);
    return end.onChoose && !lies && <Landing card={card} half={half} offer={end} spot={spot} />;
  };
  const use: Offer = own ? offer(`use:${street}`, '') : { label: '' };
  return (
    <Target
      offer={use}
      className={`fi-column${own && plan?.street === street ? ' fi-in-use' : ''}${marked(`column:${seat}:${street}`)}`}
      part={`column:${seat}:${street}`}
      isPlain
      isDrawn
      note={use.onChoose ? headNote(text, player, street) : undefined}
    >
      <span className="fi-above">
        {landing(0)}
        {at(player.above, street)
          .toReversed()
          .map((one) => (
            <Strip key={one} card={one} half={0} own={own} />
          ))}
      </span>
      <Body seat={seat} player={player} street={street} own={own} canUse={use.onChoose !== undefined} />
      <span className="fi-below">
        {at(player.below, street).map((one) => (
          <Strip key={one} card={one} half={1} own={own} />
        ))}
        {landing(1)}
      </span>
    </Target>
  );
}

function headNote({ board, names }: GameText, player: PlayerView, street: number): string {
  const reputation = reputationOf(player, street);
  return note(
    board.tells(at(names.place, street), board.reputation(signed(reputation))),
    board.reputationCounts,
    board.scoresNow(names.points(streetPoints(reputation))),
  );
}

function Body({ seat, player, street, own, canUse }: Props & { canUse: boolean }) {
  const { view, text } = useBoard();
  const { board, names } = text;
  const reputation = reputationOf(player, street);
  const heading = board.tells(at(names.place, street), board.reputation(signed(reputation)));
  return (
    <span className="fi-body" data-street={street}>
      <span
        className="fi-band"
        data-part={`band:${seat}:${street}`}
        data-note={headNote(text, player, street)}
      >
        <StreetName street={street} />
        <HintMark spot={own ? `use:${street}` : ''} />
        {reputation === 0 ? (
          <b aria-hidden="true">0</b>
        ) : (
          <Reputation value={reputation} label={own ? board.signs.standing : undefined} />
        )}
        {canUse && (
          <b className="fi-verb" aria-hidden="true">
            {board.verbs.use}
          </b>
        )}
        <span className="sr">{heading}</span>
      </span>
      {[0, 1].map((row) => {
        const deed = printedDeed(player.side, street, row);
        return deedCard(deed).type === 'trade' ? (
          <Warehouse key={row} seat={seat} player={player} deed={deed} own={own} view={view} />
        ) : (
          <Printed key={row} player={player} deed={deed} own={own} />
        );
      })}
    </span>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly deed: number;
  readonly own: boolean;
}

/** The trade of a column with its warehouse: price, and the points of a pillar that is set. */
function Warehouse({ seat, player, deed, own, view }: RowProps & { seat: number; view: View }) {
  const { text, narrow, offer, marked } = useBoard();
  const { color } = deedCard(deed);
  const isStored = hasColor(player.stored, color);
  const heading = `${text.board.warehouse(at(text.names.color, color))}. ${isStored ? text.board.stored : text.board.notStored}`;
  const store = own && !narrow ? offer(`store:${color}`, heading) : undefined;
  const trade = own && !narrow ? offer(`deed:${deed}`, heading) : { label: heading };
  const price = tradePrice(view, deed, isStored);
  return (
    <Target
      offer={store?.onChoose || store?.onAttempt ? store : trade}
      part={own ? `store:${color} deed:${deed}` : undefined}
      className={`fi-row fi-trade${marked(`deed:${deed}`)}${marked(`store:${seat}:${color}`)}${coming(view, deed, own)}`}
      note={deedNote(text, view, deed, player.side, isStored)}
    >
      <span
        className="fi-place"
        data-piece={isStored ? storedPiece(view, seat, color) : undefined}
        {...newSign(
          isStored ? 'stored' : 'warehouse',
          isStored ? text.board.legend.warehouseFull : text.board.legend.warehouseEmpty,
        )}
      >
        <Disc color={color} empty={!isStored} />
      </span>
      <span className="fi-price" aria-hidden="true" {...newSign('trade', text.board.signs.trade)}>
        <b className={price === deedCard(deed).cost ? '' : 'fi-changed'}>{text.board.money(price)}</b>
        <i className="fi-arrow" />
        <Sign name="points" />
        <b>{at(at(SIDES, player.side).points, color)}</b>
      </span>
    </Target>
  );
}

/** The other printed action of a column. */
function Printed({ player, deed, own }: RowProps) {
  const { view, text, narrow, offer, marked } = useBoard();
  const plain = capital(text.phrases.deed(deed));
  return (
    <Target
      offer={own && !narrow ? offer(`deed:${deed}`, plain) : { label: plain }}
      part={own ? `deed:${deed}` : undefined}
      className={`fi-row${marked(`deed:${deed}`)}${coming(view, deed, own)}`}
      note={deedNote(text, view, deed, player.side, false)}
    >
      <SignFigure
        picture={deedPicture(deedCard(deed))}
        label={narrow ? text.brief.deed(deed) : undefined}
        words="alone"
      />
      <span className="fi-words fi-alone" aria-hidden="true">
        {text.brief.deed(deed)}
      </span>
    </Target>
  );
}

/** While a column is in use: whether this action is still to come. */
function coming(view: View, deed: number, own: boolean): string {
  return own && comingDeeds(view).includes(deed) ? ' fi-coming' : '';
}
