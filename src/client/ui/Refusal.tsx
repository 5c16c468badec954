/** Why something is not allowed: the sentence, the number of its rule where players have one, and what might help. */
import type { ReactNode } from 'react';
import type { Reason, Words } from '#kernel';
import { useText } from '../i18n/language.tsx';
import { isOfDoor, reasonInWords } from '../i18n/reason.ts';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly reason: Reason;
  /** The game's, where there is one. */
  readonly words?: Words | undefined;
  /** Its id, so that the number of its rule leads to the rule. */
  readonly game?: string | undefined;
  readonly children?: ReactNode;
}

export function Refusal({ reason, words, game, children }: Props) {
  const text = useText();
  return (
    <div className="toast">
      <Icon name="refused" />
      <p>
        {reasonInWords(reason, words, text)}
        {!isOfDoor(reason) && (
          <>
            {' '}
            <RuleLink game={game} rule={reason.rule} />
          </>
        )}
      </p>
      {children}
    </div>
  );
}
