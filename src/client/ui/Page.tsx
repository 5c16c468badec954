/** The frame of every page but the table: top bar, content, foot. */
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../i18n/language.tsx';
import { Emblem } from './Emblem.tsx';
import { Switches } from './Switches.tsx';

interface Props {
  /** What the browser's tab says before the product's name. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function Page({ title, children }: Props) {
  const { bar, home } = useText();
  useEffect(() => {
    document.title = title === undefined ? 'Skyline' : `${title} · Skyline`;
  }, [title]);
  return (
    <>
      <a className="btn btn-primary skip" href="#content">
        {bar.skip}
      </a>
      <header className="wrap top">
        <Link className="brand" href="/" aria-label={bar.home}>
          <Emblem />
          <span className="word">Skyline</span>
        </Link>
        <Switches />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <div className="wrap meta">
          <Emblem />
          <span>{home.foot}</span>
        </div>
      </footer>
    </>
  );
}
