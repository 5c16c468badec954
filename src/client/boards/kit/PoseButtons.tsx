/** Buttons to turn and flip a shape. */
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useKeyHint } from '../../ui/useKeys.ts';
import type { PoseControls } from './usePose.ts';
import './kit.css';

/** `flips` is false for shapes that have no back. */
export function PoseButtons({ controls, flips }: { controls: PoseControls; flips: boolean }) {
  const { left, right, flip } = useText('kit');
  const hints = {
    left: useKeyHint(left, 'Shift+R'),
    right: useKeyHint(right, 'R'),
    flip: useKeyHint(flip, 'F'),
  };
  return (
    <div className="pose-buttons">
      <button type="button" className="btn btn-line" {...hints.left} onClick={() => controls.turn(-1)}>
        <Icon name="turnLeft" />
        <span>{left}</span>
      </button>
      <button
        type="button"
        className="btn btn-line"
        data-part="rotate"
        {...hints.right}
        onClick={() => controls.turn(1)}
      >
        <Icon name="turnRight" />
        <span>{right}</span>
      </button>
      {flips && (
        <button
          type="button"
          className="btn btn-line"
          data-part="flip"
          {...hints.flip}
          onClick={controls.flip}
        >
          <Icon name="flip" />
          <span>{flip}</span>
        </button>
      )}
    </div>
  );
}
