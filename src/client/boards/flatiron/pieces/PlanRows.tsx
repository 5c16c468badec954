/** The actions of a column as a list with switches, from the top down, and what they bring together. */
import type { Action } from '#games/flatiron';
import { deedCard } from '#games/flatiron/components';
import { at } from '#kernel';
import { Icon } from '../../../ui/Icon.tsx';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { deedPicture } from '../pictures.ts';
import type { PlanOnBoard, RowOnBoard } from '../planOnBoard.ts';
import { Hand } from './Hand.tsx';
import { HintMark } from './HintMark.tsx';
import { Disc } from './Pillar.tsx';
import { Sign } from './Sign.tsx';

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
          <li key={row.deed} className={`fi-plan-row fi-${row.state}`} data-part={`row:${row.deed}`}>
            <Row row={row} number={i + 1} />
            {stops && i === last && (
              <p className="fi-stop">
                <Icon name="eye" />
                {board.plan.stop}
              </p>
            )}
          </li>
        ))}
      </ol>
      {narrow && legal.some((action) => 'spend' in action) && (
        <div className="fi-plan-hand">
          <span>{board.hand}</span>
          <Hand seat={Number(view.viewer)} />
        </div>
      )}
      {(all || slow) && (
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
        </div>
      )}
    </>
  );
}

function Row({ row, number }: { row: RowOnBoard; number: number }) {
  const { text } = useBoard();
  const { deed, state, index = -1, isOn, says, toggle, use, skip, colors } = row;
  const { type, color } = deedCard(deed);
  const face = (
    <>
      <b className={isOn ? 'fi-row-number fi-row-on' : 'fi-row-number'} aria-hidden="true">
        {number}
      </b>
      {type === 'trade' ? <Disc color={color} /> : <Sign name={deedPicture(deedCard(deed)).sign} />}
      <span className="fi-row-says">
        {says}
        {state === 'barred' && <small>{text.board.plan.barred}</small>}
      </span>
      <Gain row={row} />
    </>
  );
  const chips = colors.map(({ color: hue, offer }) => (
    <Pick key={hue} {...offer} className="fi-color-chip">
      <Disc color={hue} />
    </Pick>
  ));
  if (use || skip)
    return (
      <div className="fi-row-face">
        {face}
        {chips}
        {use && (
          <Pick {...use} className="fi-choice" part={`use:${deed}`}>
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
    <div className="fi-row-face fi-row-split">
      <Pick {...toggle} className="fi-row-toggle">
        {face}
        <i className="fi-switch" />
        <HintMark action={isOn ? SKIP : USE} index={index} />
      </Pick>
      {chips}
    </div>
  );
}

/** What a row brings: points and dollars. */
function Gain({ row: { points, dollars } }: { row: RowOnBoard }) {
  const { names, board } = useBoard().text;
  const money = dollars > 0 ? `+${board.money(dollars)}` : `−${board.money(-dollars)}`;
  const told = [...(points ? [`+${names.points(points)}`] : []), ...(dollars ? [money] : [])];
  return told.length > 0 && <b className="fi-row-gain">{told.join(' ')}</b>;
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
