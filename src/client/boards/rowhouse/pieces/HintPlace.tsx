/** The place of an answer that a hint proposes, at the corner of its button. */
import type { HintMark } from '../marks.ts';

export function HintPlace({ hint }: { readonly hint: HintMark | undefined }) {
  if (!hint) return null;
  return <i className={hint.pointed ? 'rh-hint pointed' : 'rh-hint'} data-mark={hint.place} />;
}
