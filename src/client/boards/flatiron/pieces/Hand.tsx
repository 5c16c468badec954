/** Newspapers in hand: one's own are shown, the rival's are only counted. */
import { deedCard, type Paper, paperDeed } from '#games/flatiron/components';
import { capital } from '#games/flatiron/text';
import { at } from '#kernel';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { paperNote } from '../notes.ts';
import type { Offer } from '../offer.ts';
import { deedPicture } from '../pictures.ts';
import { HintMark } from './HintMark.tsx';
import { Sign, SignFigure } from './Sign.tsx';
import { Target } from './Target.tsx';

export function Hand({ seat }: { seat: number }) {
  const { view, text, offer, marked } = useBoard();
  const { board, phrases } = text;
  const { hand, given } = at(view.players, seat);
  if (typeof hand === 'number')
    return (
      <span
        className={`fi-fact${marked(`hand:${seat}`)}`}
        data-note={note(
          board.handHidden(hand),
          ...given.map((paper) => board.tells(board.newspaper, phrases.paper(paper))),
          board.papersLeft(view.papers),
        )}
      >
        <Sign name="news" />
        <b aria-hidden="true">{hand}</b>
        <span className="sr">{board.handHidden(hand)}</span>
      </span>
    );
  return (
    <div className={`fi-hand${marked(`hand:${seat}`)}`}>
      {hand.length > 0 && <span className="sr">{board.hand}</span>}
      {hand.map((paper, i) => (
        <PaperCard
          key={`${paper} ${hand.slice(0, i).filter((one) => one === paper).length}`}
          paper={paper}
          offer={offer(`hand:${paper}`, capital(phrases.paper(paper)))}
        />
      ))}
    </div>
  );
}

/** A newspaper as a small card. */
export function PaperCard({ paper, offer }: { paper: Paper; offer: Offer }) {
  const { text } = useBoard();
  return (
    <Target offer={offer} className="fi-paper-card fi-ivory" note={paperNote(text, paper)}>
      <SignFigure picture={deedPicture(deedCard(paperDeed(paper)))} words="beside" />
      <span className="fi-words" aria-hidden="true">
        {text.brief.deed(paperDeed(paper))}
      </span>
      <HintMark spot={`hand:${paper}`} />
    </Target>
  );
}
