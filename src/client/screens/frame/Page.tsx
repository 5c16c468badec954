/** The frame of every page except the table: top bar, content, footer. */
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { LanguageSwitch } from '../../ui/Switches.tsx';
import { Bell } from './Bell.tsx';
import { Nav } from './Nav.tsx';
import { NewVersion } from './NewVersion.tsx';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  /** The title of the browser tab, before the product name. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The frame around a page's content. */
export function Page({ title, children }: Props) {
  const { bar, home, nav, record } = useText();
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
        <Nav />
        <Bell />
        <LanguageSwitch />
        <PersonLink />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">
        <div className="wrap meta">
          <Emblem />
          <span>{home.foot}</span>
          <Link className="lone-link" href="/rules">
            {nav.rules}
          </Link>
          <Link className="lone-link" href="/settings">
            {bar.settings}
          </Link>
          <Link className="lone-link" href="/record">
            {record.title}
          </Link>
          <Link className="lone-link" href="/conduct">
            {bar.conduct}
          </Link>
          <NewVersion />
        </div>
      </footer>
    </>
  );
}
