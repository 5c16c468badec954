/** How Skyline looks, sounds and behaves on this device. */
import { LANGUAGES } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { PACKS } from '../../i18n/languages.ts';
import { useSetting } from '../../settings/settings.ts';
import { sound } from '../../settings/sound.ts';
import { Page } from '../frame/Page.tsx';
import { Choice, Panel, Picked, Switched } from './fields.tsx';
import { NotificationsField } from './NotificationsField.tsx';
import './settings.css';

export function SettingsScreen() {
  const { eyebrow, title, lead, look, table, around } = useText('settings');
  return (
    <Page title={title}>
      <div className="wrap settings">
        <header>
          <p className="caps eyebrow">{eyebrow}</p>
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <Panel title={look}>
          <LanguageField />
          <Choice name="theme" />
          <Choice name="textSize" />
          <Choice name="motion" />
          <Switched name="patterns" />
        </Panel>
        <div className="beside-look">
          <Panel title={table}>
            <Switched name="autoConfirm" />
            <Switched name="answers" />
            <Choice name="playback" />
            <Switched name="keys" />
          </Panel>
          <Panel title={around}>
            <SoundField />
            <NotificationsField />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

function LanguageField() {
  const text = useText('settings');
  const { language, choose } = useLanguage();
  const named = LANGUAGES.map((one) => ({ value: one, says: PACKS[one].name, lang: one }));
  return <Picked label={text.language} choices={named} value={language} choose={choose} />;
}

/** Whoever turns the sound on hears at once what it is like. */
function SoundField() {
  const [, set] = useSetting('sound');
  const change = (on: boolean) => {
    set(on);
    sound.play('turn');
  };
  return <Switched name="sound" change={change} />;
}
