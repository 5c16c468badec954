/** The main navigation: a row in the top bar, or a dock at the bottom on a phone. */
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { textsAhead, useText } from '../../i18n/language.tsx';
import { useMe } from '../../remote/me.ts';
import { Icon } from '../../ui/Icon.tsx';
import './nav.css';

/** Only for who is signed in: it keeps a connection open. */
const WaitingBadge = lazy(() =>
  Promise.all([import('./WaitingBadge.tsx'), textsAhead('lists')]).then(
    ([{ WaitingBadge }]) => ({ default: WaitingBadge }),
    () => ({ default: () => null }),
  ),
);

/** Links to the main pages. */
export function Nav() {
  const { nav } = useText();
  const [path] = useLocation();
  const isSomebody = typeof useMe() !== 'string';
  const links = [
    { href: '/', icon: 'home', label: nav.play },
    { href: '/lobby', icon: 'table', label: nav.tables },
    { href: '/events', icon: 'events', label: nav.events },
    { href: '/learn', icon: 'learn', label: nav.learn },
    { href: '/me', icon: 'you', label: nav.you },
  ] as const;
  return (
    <nav className="nav" aria-label={nav.label}>
      {links.map(({ href, icon, label }) => (
        <Link key={href} href={href} className="way" aria-current={href === path ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {isSomebody && href === '/lobby' && (
            <Suspense>
              <WaitingBadge />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  );
}
