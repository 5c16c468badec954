/** Everything the settings say. It loads with their screen. */
import type { Setting, SettingName } from '../../settings/settings.ts';

type Choice = 'theme' | 'motion' | 'textSize' | 'playback' | 'coach';

export interface SettingsText {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly look: string;
  readonly table: string;
  readonly around: string;
  readonly language: string;
  readonly label: Readonly<Record<SettingName, string>>;
  readonly help: Readonly<Record<SettingName, string>>;
  readonly choice: { readonly [N in Choice]: Readonly<Record<Setting<N>, string>> };
  readonly notification: {
    /** Why there are none, where there can be none. */
    readonly unavailable: string;
    readonly denied: string;
    /** What a notification says. */
    readonly turn: { readonly title: string; readonly line: string };
  };
}
