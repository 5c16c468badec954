/** Links to the moments of a game. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { Link } from 'wouter';

/** Where the moments of the game are. */
export interface MomentLinks {
  readonly address: (seq: number) => string;
  /** Jumps to a moment without leaving the page, where that is possible. */
  readonly go?: (seq: number) => void;
}

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly momentLinks: MomentLinks;
  readonly seq: number;
  /** Marks what the arrow keys of a list stop at. */
  readonly 'data-stop'?: string | undefined;
}

/** A link to a moment of the game. */
export function MomentLink({ momentLinks: { address, go }, seq, ...rest }: Props) {
  const jump = (event: MouseEvent) => {
    if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(seq);
  };
  return <Link href={address(seq)} onClick={jump} {...rest} />;
}
