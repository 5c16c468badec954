/** Turn and flip, for fingers and for those who look for buttons. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { Posing } from './usePose.ts';
import './kit.css';

/** Without a back to turn up, a shape is not flipped. */
export function PoseButtons({ posing, flips }: { posing: Posing; flips: boolean }) {
  const { left, right, flip } = useText('kit');
  const hints = {
    left: useKeyHint(left, 'Shift+R'),
    right: useKeyHint(right, 'R'),
    flip: useKeyHint(flip, 'F'),
  };
  return (
    <div className="pose-buttons">
      <button type="button" className="btn btn-line" {...hints.left} onClick={() => posing.turn(-1)}>
        <Icon name="turnLeft" />
        <span>{left}</span>
      </button>
      <button type="button" className="btn btn-line" {...hints.right} onClick={() => posing.turn(1)}>
        <Icon name="turnRight" />
        <span>{right}</span>
      </button>
      {flips && (
        <button type="button" className="btn btn-line" {...hints.flip} onClick={posing.flip}>
          <Icon name="flip" />
          <span>{flip}</span>
        </button>
      )}
    </div>
  );
}
