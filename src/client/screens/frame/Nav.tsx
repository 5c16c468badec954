/** The ways through Skyline: a row in the bar, or a dock under the thumb on a phone. */
import { Link, useLocation } from 'wouter';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import './nav.css';

export function Nav() {
  const { nav } = useText();
  const [here] = useLocation();
  const ways = [
    { href: '/', icon: 'home', says: nav.play },
    { href: '/lobby', icon: 'table', says: nav.tables },
    { href: '/rules', icon: 'book', says: nav.rules },
    { href: '/me', icon: 'you', says: nav.you },
  ] as const;
  return (
    <nav className="nav" aria-label={nav.label}>
      {ways.map(({ href, icon, says }) => (
        <Link key={href} href={href} className="way" aria-current={href === here ? 'page' : undefined}>
          <Icon name={icon} />
          {says}
        </Link>
      ))}
    </nav>
  );
}
