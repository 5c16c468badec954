/** A bought card: above or below its column, with what is seen there and what it does to the street's reputation. */
import type { PlayerView } from '#games/flatiron';
import { halfReputation } from '#games/flatiron/components';
import { cardToPlace, columnToFill, playerAsked, reputationOf, streetPoints } from '#games/flatiron/queries';
import { capital, signed } from '#games/flatiron/text';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { useBoard } from '../boardContext.ts';
import { halfPicture } from '../pictures.ts';
import { HintMark } from './HintMark.tsx';
import { SignFigure } from './Sign.tsx';
import { StreetName } from './StreetName.tsx';
import { HalfFace } from './Strip.tsx';

export function Ends() {
  const { asked, text } = useBoard();
  const { board, names } = text;
  const [card, street] = [cardToPlace(asked), columnToFill(asked)];
  if (card === undefined) return null;
  if (street === undefined) return <DecreeEnds card={card} />;
  const heading = board.plan.card(at(names.place, street));
  return (
    <section className="fi-panel fi-ends" aria-label={heading}>
      <h3 className="fi-panel-head" data-street={street}>
        {heading}
      </h3>
      <div className="fi-answers">
        {[0, 1].map((half) => (
          <End key={half} card={card} half={half} street={street} />
        ))}
      </div>
    </section>
  );
}

/** R4.4 A decree: above or below any column that has room for it. */
function DecreeEnds({ card }: { card: number }) {
  const { asked, legal, text, offer } = useBoard();
  const { board } = text;
  return (
    <section className="fi-panel fi-decree-ends" aria-label={board.decree}>
      {[0, 1].map((half) =>
        legal.map(
          (action) =>
            'street' in action &&
            action.half === half && (
              <Pick
                key={`${action.street} ${half}`}
                {...offer(`end:${action.street}:${half}`, '')}
                className="fi-choice fi-decree-end"
              >
                <span className="fi-end-street" data-street={action.street}>
                  <StreetName street={action.street} />
                  <HintMark spot={`end:${action.street}:${half}`} />
                </span>
                <small>
                  {half === 0 ? board.upper : board.lower}
                  <b>{reputationChange(playerAsked(asked), action.street, card, half)}</b>
                </small>
                <span className="fi-half">
                  <HalfFace card={card} half={half} says="" />
                </span>
              </Pick>
            ),
        ),
      )}
    </section>
  );
}

/** The reputation of the street before and after. */
function reputationChange(player: PlayerView, street: number, card: number, half: number): string {
  const before = reputationOf(player, street);
  return `${signed(before)} → ${signed(before + halfReputation(card, half))}`;
}

function End({ card, half, street }: { card: number; half: number; street: number }) {
  const { asked, text, offer } = useBoard();
  const { board, phrases, names } = text;
  const spot = `end:${street}:${half}`;
  const before = reputationOf(playerAsked(asked), street);
  const after = before + halfReputation(card, half);
  return (
    <Pick {...offer(spot, '')} className="fi-choice fi-end">
      <b className="fi-end-name">
        {half === 0 ? board.upper : board.lower}
        <HintMark spot={spot} />
      </b>
      <span className="fi-end-does">
        <SignFigure picture={halfPicture(card, half)} />
        <span>{capital(phrases.half(card, half))}</span>
      </span>
      <small>
        {board.plan.reputation(signed(before), signed(after))}
        {streetPoints(after) !== streetPoints(before) && (
          <b> {board.scoresNow(names.points(streetPoints(after)))}</b>
        )}
      </small>
    </Pick>
  );
}
