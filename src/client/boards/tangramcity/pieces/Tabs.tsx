/** On phones: what is shown above the dock. Each tab says the most important thing about what it leads to. */
import { useBoard } from '../boardContext.ts';

export const TABS = ['city', 'cards', 'tiles', 'cities'] as const;
export type Tab = (typeof TABS)[number];

interface Props {
  readonly tab: Tab;
  /** The id of the element that shows what the open tab leads to. */
  readonly panel: string;
  /** What stands in the second line of each; a tab without is left out. */
  readonly says: Readonly<Partial<Record<Tab, string>>>;
  readonly show: (tab: Tab) => void;
}

export function Tabs({ tab, panel, says, show }: Props) {
  const { text } = useBoard();
  return (
    <div className="tc-tab-bar" role="tablist">
      {TABS.filter((one) => says[one] !== undefined).map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-part={`show:${one}`}
          aria-selected={tab === one}
          aria-controls={panel}
          onClick={() => show(one)}
        >
          <b>{text.tabs[one]}</b>
          <span>{says[one]}</span>
        </button>
      ))}
    </div>
  );
}
