/** Why something is not allowed: the reason, the number of the rule if players have one, and what may help. */
import type { ReactNode } from 'react';
import type { Reason, Words } from '#kernel';
import { useText } from '../i18n/language.tsx';
import { isOfDoor, reasonInWords } from '../i18n/reason.ts';
import { Icon } from './Icon.tsx';
import { RuleLink } from './RuleLink.tsx';

interface Props {
  readonly reason: Reason;
  /** The words of the game, if there is one. */
  readonly words?: Words | undefined;
  /** The id of the game, so that the rule number can link to the rule. */
  readonly game?: string | undefined;
  readonly children?: ReactNode;
}

/** A message box for one refusal. */
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
