/** The rules in the drawer; the number of another rule leads to it without leaving the table. */
import { Suspense, useEffect, useRef } from 'react';
import type { GameId } from '#games';
import { ruleDrawingOf } from '../../boards/ruleDrawings.tsx';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Book, type Chapter, type Rule, rulesOf } from './book.ts';
import { Spans } from './Spans.tsx';

/** Shows another rule or chapter in the drawer; undefined goes back to the decision. */
type LookUp = (number: string | undefined) => void;

interface AskedProps {
  readonly game: GameId;
  readonly book: Book;
  readonly asked: string | undefined;
  /** The governing rule, then related ones. */
  readonly governing: readonly [string, ...string[]];
  readonly lookUp: LookUp;
}

/** The question, the rule that governs it with its drawing, and related rules. */
export function AskedRules({ game, book, asked, governing, lookUp }: AskedProps) {
  const { drawer } = useText('rules');
  const all = rulesOf(book);
  const [first, ...also] = governing.flatMap((number) => all.find((rule) => rule.number === number) ?? []);
  return (
    <>
      {asked !== undefined && (
        <p className="drawer-asked">
          {drawer.asked} <strong>{asked}</strong>
        </p>
      )}
      {first && <RuleText game={game} rule={first} lookUp={lookUp} isMarked saysNone />}
      <h3 className="caps">{drawer.also}</h3>
      <RuleList game={game} rules={also} lookUp={lookUp} />
    </>
  );
}

interface ChapterProps {
  readonly game: GameId;
  readonly chapter: Chapter;
  /** The rule or chapter that was looked up. */
  readonly target: string;
  readonly lookUp: LookUp;
}

/** A chapter with the rule that was looked up, and the way back. */
export function ChapterRules({ game, chapter, target, lookUp }: ChapterProps) {
  const { drawer } = useText('rules');
  const back = useRef<HTMLButtonElement>(null);
  // The link that was clicked is gone.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const rules = chapter.blocks.filter((block) => block.kind === 'rule');
  return (
    <>
      <button ref={back} type="button" className="btn btn-quiet" onClick={() => lookUp(undefined)}>
        <Icon name="back" />
        {drawer.toDecision}
      </button>
      <RuleList game={game} rules={rules} target={target} lookUp={lookUp} />
    </>
  );
}

interface ListProps {
  readonly game: GameId;
  readonly rules: readonly Rule[];
  /** The number of the marked rule. */
  readonly target?: string;
  readonly lookUp: LookUp;
  /** What was searched for. */
  readonly query?: string;
}

/** Rules one below the other. */
export function RuleList({ game, rules, target, lookUp, query = '' }: ListProps) {
  return (
    <ul className="drawer-rules">
      {rules.map((rule) => {
        const isTarget = rule.number === target;
        return (
          <li key={rule.number}>
            <RuleText
              game={game}
              rule={rule}
              lookUp={lookUp}
              isMarked={isTarget}
              isTarget={isTarget}
              query={query}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface RuleTextProps {
  readonly game: GameId;
  readonly rule: Rule;
  readonly lookUp: LookUp;
  readonly isMarked?: boolean;
  /** Whether it scrolls into sight. */
  readonly isTarget?: boolean;
  /** Whether it says that there is no drawing. */
  readonly saysNone?: boolean;
  readonly query?: string;
}

/** A rule with its drawing. */
function RuleText({ game, rule, lookUp, isMarked, isTarget, saysNone = false, query = '' }: RuleTextProps) {
  const Drawing = ruleDrawingOf(game);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isTarget) element.current?.scrollIntoView({ block: 'start' });
  }, [isTarget]);
  return (
    <div ref={element} className="drawer-rule" aria-current={isMarked || undefined}>
      <b>{rule.number}</b>
      <p>
        <Spans
          spans={rule.spans}
          query={query}
          hrefOf={(number) => `/rules/${game}#${number}`}
          visit={(number, event) => {
            // With a modifier key the link opens the page of rules in another tab.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            lookUp(number);
          }}
        />
      </p>
      <Suspense>
        <Drawing number={rule.number} saysNone={saysNone} />
      </Suspense>
    </div>
  );
}
