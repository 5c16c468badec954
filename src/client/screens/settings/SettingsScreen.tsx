/** The settings page. */
import { type ReactNode, useId } from 'react';
import { LANGUAGES } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { PACKS } from '../../i18n/languages.ts';
import { useMe } from '../../remote/me.ts';
import { ChoiceField, RadioField, SoundField, SwitchField } from '../../ui/settingFields.tsx';
import { Page } from '../frame/Page.tsx';
import { HoursPanel } from './HoursPanel.tsx';
import { NoticesPanel } from './NoticesPanel.tsx';
import { NotificationsField } from './NotificationsField.tsx';
import './settings.css';

/** All settings of this device. */
export function SettingsScreen() {
  const { eyebrow, title, lead, look, table, around } = useText('settings');
  const me = useMe();
  const isNobody = typeof me === 'string';
  return (
    <Page title={title}>
      <div className="wrap settings">
        <header>
          <p className="caps eyebrow">{eyebrow}</p>
          <h1 className="display">{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="column">
          <Panel title={look}>
            <LanguageField />
            <ChoiceField name="theme" />
            <ChoiceField name="textSize" />
            <ChoiceField name="motion" />
            <SwitchField name="patterns" />
          </Panel>
          {!isNobody && <NoticesPanel guest={me.guest} />}
        </div>
        <div className="column">
          <Panel title={table}>
            <SwitchField name="autoConfirm" />
            <SwitchField name="pointTwice" />
            <SwitchField name="answers" />
            <ChoiceField name="playback" />
            <ChoiceField name="coach" />
            <SwitchField name="keys" />
          </Panel>
          <Panel title={around}>
            <SoundField />
            {isNobody && <NotificationsField />}
          </Panel>
          {!isNobody && <HoursPanel />}
        </div>
      </div>
    </Page>
  );
}

function LanguageField() {
  const text = useText('settings');
  const { language, choose } = useLanguage();
  const choices = LANGUAGES.map((one) => ({ value: one, label: PACKS[one].name, lang: one }));
  return <RadioField label={text.language} choices={choices} value={language} onChange={choose} />;
}

/** A group of settings. */
function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
