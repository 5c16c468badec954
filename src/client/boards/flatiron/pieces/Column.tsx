/** One column of a seat's board: cards above, the street, the warehouse, the second action, cards below. */
import { capital, signed } from '#games/flatiron/text';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { type Card, deedCard, type PlayerView, printedDeed, SIDES, type Step, type View } from '../game.ts';
import { storedPiece } from '../marks.ts';
import { deedNote } from '../notes.ts';
import { deedPicture } from '../pictures.ts';
import { comingDeeds, priceNow, reputationIn } from '../reading.ts';
import { type Offer, useTable } from '../table.tsx';
import { Part } from './Part.tsx';
import { Disc } from './Pillar.tsx';
import { Reputation, Shown, Sign } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import { Landing, Strip } from './Strip.tsx';

interface Props {
  readonly seat: number;
  readonly player: PlayerView;
  readonly street: number;
  readonly own: boolean;
}

/** Three cells of the board's grid, from the top down. */
export function Column({ seat, player, street, own }: Props) {
  const { step, asked, offer } = useTable();
  const card = own ? cardToPlace(step, asked) : undefined;
  const landing = (half: number) => {
    if (card === undefined) return null;
    const end = offer(`end:${street}:${half}`, '');
    const lies = end.pressed && at(half === 0 ? player.above : player.below, street).includes(card);
    return end.onChoose && !lies && <Landing card={card} half={half} offer={end} />;
  };
  return (
    <>
      <div className="fi-above">
        {landing(0)}
        {at(player.above, street)
          .toReversed()
          .map((one) => (
            <Strip key={one} card={one} half={0} own={own} />
          ))}
      </div>
      <Body seat={seat} player={player} street={street} own={own} />
      <div className="fi-below">
        {at(player.below, street).map((one) => (
          <Strip key={one} card={one} half={1} own={own} />
        ))}
        {landing(1)}
      </div>
    </>
  );
}

/** The card whose place is asked for. */
function cardToPlace(step: Step | undefined, { decks }: View): Card | undefined {
  if (step?.step === 'pickHalf') return at(decks, step.deck).top;
  return step?.step === 'placeDecree' ? step.decree : undefined;
}

function Body({ seat, player, street, own }: Props) {
  const { view, step, text, offer, marked } = useTable();
  const { board, names } = text;
  const { points } = names;
  const reputation = reputationIn(player, street);
  const place = at(names.place, street);
  const isHere = own && step?.step === 'act' && player.place === street;
  const heading = board.tells(place, board.reputation(signed(reputation)));
  const worth = reputation > 0 ? 5 : reputation < 0 ? -3 : 0;
  const use: Offer = isHere ? offer('activate', heading) : { label: heading };
  return (
    <div className={`fi-body${marked(`column:${seat}:${street}`)}`} data-street={street}>
      <Part
        offer={use}
        className="fi-band"
        note={note(heading, board.reputationCounts, board.scoresNow(points(worth)))}
      >
        <StreetName street={street} />
        {reputation === 0 ? <b aria-hidden="true">0</b> : <Reputation value={reputation} />}
      </Part>
      <Warehouse
        seat={seat}
        player={player}
        deed={printedDeed(player.side, street, 0)}
        own={own}
        view={view}
      />
      <Printed player={player} deed={printedDeed(player.side, street, 1)} own={own} />
    </div>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly deed: number;
  readonly own: boolean;
}

/** The trade of a column with its warehouse: price, and the points of a pillar that is set. */
function Warehouse({ seat, player, deed, own, view }: RowProps & { seat: number; view: View }) {
  const { text, offer, marked } = useTable();
  const { color } = deedCard(deed);
  const isStored = ((player.stored >> color) & 1) === 1;
  const heading = `${text.board.warehouse(at(text.names.color, color))}. ${isStored ? text.board.stored : text.board.notStored}`;
  const store = own ? offer(`store:${color}`, heading) : undefined;
  const trade = own ? offer(`deed:${deed}`, heading) : { label: heading };
  const price = priceNow(view, deed, isStored);
  return (
    <Part
      offer={store?.onChoose || store?.onAttempt ? store : trade}
      className={`fi-row fi-trade${marked(`deed:${deed}`)}${marked(`store:${seat}:${color}`)}${order(view, deed, own)}`}
      note={deedNote(text, view, deed, player.side, isStored)}
    >
      <span className="fi-place" data-piece={isStored ? storedPiece(view, seat, color) : undefined}>
        <Disc color={color} empty={!isStored} />
      </span>
      <span className="fi-price" aria-hidden="true">
        <b className={price === deedCard(deed).cost ? '' : 'fi-changed'}>{text.board.money(price)}</b>
        <i className="fi-arrow" />
        <Sign name="points" />
        <b>{at(at(SIDES, player.side).points, color)}</b>
      </span>
    </Part>
  );
}

/** The second printed action of a column. */
function Printed({ player, deed, own }: RowProps) {
  const { view, text, offer, marked } = useTable();
  const plain = capital(text.phrases.deed(deed));
  return (
    <Part
      offer={own ? offer(`deed:${deed}`, plain) : { label: plain }}
      className={`fi-row${marked(`deed:${deed}`)}${order(view, deed, own)}`}
      note={deedNote(text, view, deed, player.side, false)}
    >
      <Shown picture={deedPicture(deedCard(deed))} />
      <span className="fi-words" aria-hidden="true">
        {text.phrases.deed(deed)}
      </span>
    </Part>
  );
}

/** While a column is in use: whether this action is still to come. */
function order(view: View, deed: number, own: boolean): string {
  return own && comingDeeds(view).includes(deed) ? ' fi-coming' : '';
}
