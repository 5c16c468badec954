/** What the table's menu begins with: on phones the buttons that have no room in the top bar, and the settings. */
import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { GAME_INFO, isGameId } from '#games';
import { isGuided } from '#games/guides';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CoachField } from '../guide/CoachField.tsx';
import type { RulesControls } from '../rules/useRules.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { SoundItem } from './SoundSwitch.tsx';
import './tools.css';

interface Props {
  readonly game: string;
  readonly rules: RulesControls;
}

/** The items of the menu. */
export function TableTools({ game, rules }: Props) {
  const { nav, bar, home } = useText();
  const [isSetting, setSetting] = useState(false);
  const closing = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    act();
  };
  return (
    <>
      <button type="button" className="btn btn-quiet menu-tool" onClick={closing(rules.toggle)}>
        <Icon name="book" />
        {nav.rules}
      </button>
      {isGameId(game) && GAME_INFO[game].course && (
        <Link className="btn btn-quiet" href={`/learn/${game}`}>
          <Icon name="legend" />
          {home.learn}
        </Link>
      )}
      {isGameId(game) && isGuided(game) && <CoachField />}
      <SoundItem />
      <button type="button" className="btn btn-quiet" onClick={closing(() => setSetting(true))}>
        <Icon name="settings" />
        {bar.settings}
      </button>
      {/* The menu is closed by now, and would hide it. */}
      {isSetting && createPortal(<SettingsDialog onClose={() => setSetting(false)} />, document.body)}
    </>
  );
}
