/** The top bar of a table: link to the home page, name of the game, switches. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Switches } from '../../ui/Switches.tsx';

interface Props {
  readonly title: string;
  /** Between the title and the buttons. */
  readonly middle: ReactNode;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** The bar. */
export function TableBar({ title, middle, children }: Props) {
  const text = useText();
  return (
    <>
      <a className="btn btn-primary skip" href="#content">
        {text.bar.skip}
      </a>
      <header className="topbar">
        <Link className="back" href="/" aria-label={text.toHome}>
          <Icon name="back" />
          <Emblem />
        </Link>
        <h1 className="display">{title}</h1>
        {middle}
        <Switches />
        {children}
      </header>
    </>
  );
}
