/** What the one button of a turn sends, and whether it can be sent yet. */
import type { Game } from '#kernel';
import type { PlayText } from '../../i18n/text/play.ts';
import type { Continuation, Question, Stage } from './stage.ts';
import type { Staging } from './useStage.ts';

/** The state of the button. */
export interface Sending {
  /** Whether pressing it sends the turn; otherwise something is still to be chosen. */
  readonly isReady: boolean;
  readonly label: keyof Pick<PlayText['stage'], 'endTurn' | 'goOn' | 'endGame' | 'sending'>;
  /** Whether it shows the viewer something hidden. */
  readonly reveals: boolean;
  readonly send: () => void;
}

const LABELS = {
  asked: 'endTurn',
  revealed: 'goOn',
  passed: 'endTurn',
  over: 'endGame',
} as const satisfies Record<Continuation, Sending['label']>;

/** Nothing where answers are sent one by one, unless one of them does nothing but end the turn. */
export function sendingOf(
  game: Game | undefined,
  asked: Question | undefined,
  stage: Stage | undefined,
  staging: Staging,
): Sending | undefined {
  if (staging.sending) return { isReady: false, label: 'sending', reveals: false, send() {} };
  if (stage && !stage.next) {
    const { continuation } = stage;
    return {
      isReady: true,
      label: LABELS[continuation],
      reveals: continuation === 'revealed',
      send: () => void staging.confirm(),
    };
  }
  const end = asked?.legal.find((action) => game?.endsTurn?.(action));
  if (end !== undefined)
    return { isReady: true, label: 'endTurn', reveals: false, send: () => void staging.finish(end) };
  return asked && staging.collects
    ? { isReady: false, label: 'endTurn', reveals: false, send() {} }
    : undefined;
}
