/** What is said about messages to people who are away. It loads with the screens that speak of them. */

export interface NoticesText {
  readonly title: string;
  readonly lead: string;
  /** Rows and columns of what is told where. */
  readonly kind: Readonly<Record<'turn' | 'started' | 'over' | 'event', string>>;
  readonly way: Readonly<Record<'push' | 'mail' | 'hook', string>>;
  readonly quiet: string;
  readonly quietHelp: (zone: string) => string;
  readonly from: string;
  readonly to: string;
  readonly away: string;
  readonly awayUntil: (time: string) => string;
  readonly resume: string;
  readonly channels: string;
  readonly none: string;
  readonly state: Readonly<Record<'on' | 'off' | 'unconfirmed' | 'failed', string>>;
  readonly test: string;
  readonly switchOn: string;
  readonly remove: string;
  /** The names of buttons that stand once for each channel. */
  readonly of: (button: string, channel: string) => string;
  readonly tested: Readonly<Record<'sent' | 'later' | 'gone' | 'refused', string>>;
  readonly mail: string;
  readonly mailHelp: string;
  readonly hook: string;
  readonly hookHelp: string;
  readonly hookForm: string;
  readonly other: string;
  readonly add: string;
  readonly secret: string;
  readonly claimFirst: string;
  readonly claim: string;
  readonly installFirst: string;
  readonly ask: { readonly title: string; readonly line: string; readonly yes: string; readonly no: string };
  /** The pages behind the links in messages. */
  readonly page: Readonly<
    Record<
      'stop' | 'confirm',
      { readonly title: string; readonly line: string; readonly button: string; readonly done: string }
    >
  >;
}
