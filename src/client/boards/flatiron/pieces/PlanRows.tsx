/** The actions of a column as a list with switches, from the top down, and what they bring together. */
import type { Action } from '#games/flatiron';
import { deedCard } from '#games/flatiron/components';
import { moneyAt } from '#games/flatiron/queries';
import { at } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { deedPicture } from '../pictures.ts';
import type { PlanOnBoard, RowOnBoard } from '../planOnBoard.ts';
import { Hand } from './Hand.tsx';
import { HintMark } from './HintMark.tsx';
import { Disc } from './Pillar.tsx';
import { Sign, SignFigure } from './Sign.tsx';

const USE: Action = { use: true };
const SKIP: Action = { skip: true };

export function PlanRows({ plan }: { plan: PlanOnBoard }) {
  const { text, narrow, view, legal } = useBoard();
  const { board } = text;
  const { rows, stops, all, slow } = plan;
  const last = rows.findLastIndex(({ state }) => state === 'on' || state === 'off');
  return (
    <>
      <ol className="fi-plan-rows">
        {rows.map((row, i) => (
          <li
            key={row.isBonus ? `bonus ${i}` : row.deed}
            className={`fi-plan-row fi-${row.state}${deedCard(row.deed).pillars > 0 ? ' fi-builds' : ''}`}
            data-part={`row:${row.deed}`}
          >
            <Row
              row={row}
              number={rows.slice(0, i + 1).filter(({ isBonus }) => !isBonus).length}
              stops={stops && i === last}
            />
          </li>
        ))}
      </ol>
      {narrow && legal.some((action) => 'spend' in action) && (
        <div className="fi-plan-hand">
          <span>{board.hand}</span>
          <Hand seat={Number(view.viewer)} />
        </div>
      )}
      {(all || slow || stops) && (
        <div className="fi-plan-acts">
          {all && (
            <Pick {...all} className="fi-choice fi-all">
              {board.plan.doAll}
            </Pick>
          )}
          {slow && (
            <button type="button" className="fi-quiet" onClick={slow}>
              {board.plan.oneByOne}
            </button>
          )}
          {stops && (
            <span className="fi-stop">
              <Icon name="eye" />
              {board.plan.stop}
            </span>
          )}
        </div>
      )}
    </>
  );
}

/** So many fit beside a row; more have a line of their own, up to a whole one. Actions beyond that are asked for. */
const FEW_CHIPS = 4;
const MOST_CHIPS = 8;

interface RowProps {
  readonly row: RowOnBoard;
  readonly number: number;
  /** Whether something is shown to the player after it, before the rest follows. */
  readonly stops: boolean;
}

function Row({ row, number, stops }: RowProps) {
  const { text, narrow } = useBoard();
  const { deed, state, isBonus, index = -1, isOn, says, toggle, use, skip, choices } = row;
  const { type, color } = deedCard(deed);
  const face = (
    <>
      <b className={isOn ? 'fi-row-number fi-row-on' : 'fi-row-number'} hidden={isBonus} aria-hidden="true">
        {number}
      </b>
      {type === 'trade' ? (
        <Disc color={color} />
      ) : (
        <Sign name={isBonus ? 'news' : deedPicture(deedCard(deed)).sign} />
      )}
      <span className="fi-row-says">
        {says}
        {state === 'barred' && <small>{text.board.plan.barred}</small>}
      </span>
      <Gain row={row} stops={stops} />
    </>
  );
  // On a wide board actions are chosen where they lie.
  const offered = choices.filter(({ action }) => !('deed' in action) || narrow);
  // Beside a row on a phone there is room for them or for what it brings.
  const hasRoom = !narrow || !isOn || offered.length > FEW_CHIPS;
  const hasChips = hasRoom && offered.length > 0 && offered.length <= MOST_CHIPS;
  const areMany = offered.length > FEW_CHIPS;
  const withChips = hasChips ? (areMany ? ' fi-with-many' : ' fi-with-few') : '';
  const chips = hasChips && (
    <span className={areMany ? 'fi-chips fi-many' : 'fi-chips'}>
      {offered.map(({ action, offer }) => (
        <Pick key={offer.label} {...offer} className="fi-chip">
          <ChipFace action={action} />
        </Pick>
      ))}
    </span>
  );
  if (use || skip)
    return (
      <div className={`fi-row-face fi-row-asks${withChips}`}>
        {face}
        {chips}
        {use && (
          <Pick
            {...use}
            written={text.board.verbs.use}
            sign={text.board.verbs.use}
            className="fi-choice"
            part={`use:${deed}`}
          >
            {text.board.verbs.use}
            <HintMark action={USE} index={index} />
          </Pick>
        )}
        {skip && (
          <Pick {...skip} className="fi-choice">
            {text.board.act.skip}
            <HintMark action={SKIP} index={index} />
          </Pick>
        )}
      </div>
    );
  if (!toggle) return <div className="fi-row-face">{face}</div>;
  return (
    <div className={`fi-row-face fi-row-split${withChips}`}>
      <Pick {...toggle} className="fi-row-toggle">
        {face}
        <i className="fi-switch" />
        <HintMark action={isOn ? SKIP : USE} index={index} />
      </Pick>
      {chips}
    </div>
  );
}

/** A colour, an action, or an option of City Hall. */
function ChipFace({ action }: { action: Action }) {
  const { view, text } = useBoard();
  if ('color' in action) return <Disc color={action.color} />;
  if ('deed' in action) return <SignFigure picture={deedPicture(deedCard(action.deed))} />;
  if (!('do' in action)) return null;
  if (action.do === 'money')
    return (
      <>
        <Sign name="coin" />
        <b aria-hidden="true">
          +{text.board.money(moneyAt(view, at(view.players, Number(view.viewer)).place))}
        </b>
      </>
    );
  return <Sign name={action.do === 'buy' ? 'decree' : 'news'} />;
}

/** What a row brings: points and dollars, and whether something is shown then, which is said below the rows. */
function Gain({ row: { points, dollars }, stops }: { row: RowOnBoard; stops: boolean }) {
  const { names, board } = useBoard().text;
  const money = dollars > 0 ? `+${board.money(dollars)}` : `−${board.money(-dollars)}`;
  const told = [...(points ? [`+${names.points(points)}`] : []), ...(dollars ? [money] : [])];
  if (told.length === 0 && !stops) return null;
  return (
    <b className="fi-row-gain">
      {told.join(' ')}
      {stops && (
        <i className="fi-stop">
          <Icon name="eye" />
        </i>
      )}
    </b>
  );
}

/** The colour's disc of a choice. */
export function ColorDisc({ color }: { color: number }) {
  const { text } = useBoard();
  return (
    <>
      <Disc color={color} />
      <span>{at(text.names.color, color)}</span>
    </>
  );
}
