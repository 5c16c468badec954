/** How much may be bid: no bid, and every value with what it brings as the table stands. */
import { BIDDING_KINDS } from '#games/newyorkcity/components';
import { previewOf } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { newSign } from '../../kit/newSign.ts';
import { bidsWorth, pickedOf } from '../bidTargets.ts';
import { useBoard } from '../boardContext.ts';
import { hintForValue } from '../hinted.ts';
import { bonusWords } from '../notes.ts';
import { type Asked, declineOf } from '../targets.ts';
import { Answer } from './Answer.tsx';
import { HintMark } from './HintMark.tsx';
import { Sign } from './Sign.tsx';
import { bidInWords } from './Way.tsx';

interface Props {
  readonly asked: Asked;
  readonly values: readonly number[];
  readonly value: number | undefined;
}

export function Chips({ asked, values, value: chosen }: Props) {
  const { text, pick, sendsAtOnce, hints } = useBoard();
  const { viewer, bidding } = asked.view;
  const decline = declineOf(asked);
  if (viewer === 'spectator') return null;
  return (
    <div className="nyc-chips">
      {decline && (
        <Answer action={decline} says={text.turn.composer.pass} className="nyc-chip" part="pass">
          <b>–</b>
          <small>{text.turn.composer.pass}</small>
        </Answer>
      )}
      {values.map((value) => {
        const best = at(bidsWorth(asked, value), 0);
        const { gain } = previewOf(asked.view, viewer, best);
        const brings = text.gain[at(BIDDING_KINDS, bidding)](gain.count);
        const wins = bonusWords(text, gain);
        const hint = hintForValue(hints, value);
        const told = hint ? [text.turn.hint(hint.place)] : [];
        return (
          <Pick
            key={value}
            className="nyc-chip"
            part={`chip:${value}`}
            isDrawn
            label={`${bidInWords(asked, value, text)}: ${[brings, ...wins, ...told].join(', ')}`}
            leads={sendsAtOnce ? 'way' : 'answer'}
            pressed={value === chosen}
            onChoose={() => pick(pickedOf(best))}
          >
            <b aria-hidden="true">{value}</b>
            {gain.bonus && <Sign name="crown" />}
            <small aria-hidden="true" {...newSign('brings', text.signs.brings)}>
              {figureOf(bidding, gain.count)}
            </small>
            <HintMark hint={hint} />
          </Pick>
        );
      })}
    </div>
  );
}

/** What a chip reaches, as a figure. */
function figureOf(kind: number, count: number): string {
  return at(BIDDING_KINDS, kind) === 'characters' ? `≤ ${count}` : `+${count}`;
}
