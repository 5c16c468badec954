/** Says that a game was made with values that nobody here knows. */
import { KERNEL_REASONS } from '#kernel';
import { RefusedPage } from './RefusedPage.tsx';

export function OtherBox() {
  return <RefusedPage reason={{ rule: KERNEL_REASONS.otherBox, code: 'otherBox' }} />;
}
