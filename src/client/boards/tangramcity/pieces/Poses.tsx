/** Every way to hold the piece, face by face, each with its number of places: one tap takes it up. */
import type { Color, Pose, View } from '#games/tangramcity';
import { facesOf, turnsOf } from '#games/tangramcity/queries';
import { Pick } from '../../kit/Choosable.tsx';
import { newSign } from '../../kit/newSign.ts';
import { useBoard } from '../boardContext.ts';
import { isSamePose, spotsInPose } from '../targets.ts';
import type { Hand } from '../useHand.ts';
import { FaceSign } from './Balance.tsx';
import { Picture } from './Picture.tsx';

export function Poses({ hand, view }: { hand: Hand; view: View }) {
  const { held, question, posing } = hand;
  return (
    <div className="tc-poses">
      {facesOf(held.tile).map((face) => (
        <div key={face} className="tc-face-row" data-part={`face:${face}`}>
          <Sign face={face} />
          {turnsOf(held.tile, face).map((turn) => (
            <PoseButton
              key={turn}
              view={view}
              pose={{ tile: held.tile, face, turn }}
              places={spotsInPose(question.legal, { tile: held.tile, face, turn }).length}
              isHeld={isSamePose(held, { tile: held.tile, face, turn })}
              take={() => posing.set({ turns: turn, flipped: face === 'green' })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The colour of a row, for those who do not tell it from the pictures. */
function Sign({ face }: { face: Color }) {
  const { text } = useBoard();
  return (
    face !== 'water' && (
      <svg
        className="tc-face-sign"
        viewBox="0 0 16 16"
        aria-hidden="true"
        {...newSign(`face ${face}`, text.faces[face])}
      >
        <FaceSign face={face} />
      </svg>
    )
  );
}

interface PoseProps {
  readonly view: View;
  readonly pose: Pose;
  readonly places: number;
  readonly isHeld: boolean;
  readonly take: () => void;
}

function PoseButton({ view, pose, places, isHeld, take }: PoseProps) {
  const { text, words, name } = useBoard();
  const says = words.group?.({ ...pose, row: 0, column: 0 }, { view, name });
  return (
    <Pick
      leads="way"
      label={`${says}: ${text.places(places)}`}
      isDrawn
      pressed={isHeld}
      className={places > 0 ? 'tc-pose' : 'tc-pose tc-none'}
      onChoose={take}
    >
      <Picture {...pose} />
      <b aria-hidden="true" {...(places > 0 && newSign('places', text.places(places)))}>
        {places}
      </b>
    </Pick>
  );
}
