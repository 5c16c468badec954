/** Rulebooks as data, parsed from the subset of Markdown they are written in. */

/** A piece of text; `rule` is the number of a rule or ruling. */
export interface Span {
  readonly style: 'plain' | 'em' | 'strong' | 'code' | 'rule';
  readonly text: string;
}

/** A numbered rule. */
export interface Rule {
  readonly kind: 'rule';
  readonly number: string;
  readonly spans: readonly Span[];
}

/** A part of a chapter. */
export type Block =
  | Rule
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

/** A numbered chapter. */
export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A whole rulebook. */
export interface Book {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const SPANS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([RQ]\d+(?:\.\d+)?)\b/g;
const RULE = /^\*\*([A-Z]\d+(?:\.\d+)?)\*\* ([\s\S]+)$/;

/** Parses a heading, an introduction, and chapters `## R1 …` of rules `- **R1.1** …`. */
export function readBook(markdown: string): Book {
  const [head = '', ...chapters] = markdown.split(/^## /m);
  const { first, rest } = splitFirstLine(head);
  return {
    title: first.replace(/^# /, ''),
    intro: readBlocks(rest),
    chapters: chapters.map(readChapter),
  };
}

function readChapter(text: string): Chapter {
  const { first, rest } = splitFirstLine(text);
  const [number = '', ...title] = first.split(' ');
  return { number, title: title.join(' '), blocks: readBlocks(rest) };
}

function splitFirstLine(text: string): { first: string; rest: string } {
  const end = text.indexOf('\n');
  return end < 0 ? { first: text, rest: '' } : { first: text.slice(0, end), rest: text.slice(end) };
}

function readBlocks(text: string): Block[] {
  const chunks = text.split(/\n\s*\n/).map((chunk) => chunk.trim());
  return chunks.filter((chunk) => chunk !== '').flatMap(readChunk);
}

function readChunk(chunk: string): Block[] {
  if (chunk.startsWith('- ')) return chunk.slice(2).split(/\n- /).map(readRule);
  if (chunk.startsWith('|')) return [readTable(chunk)];
  return [{ kind: 'paragraph', spans: readSpans(chunk) }];
}

function readRule(item: string): Rule {
  const [, number, sentence] = RULE.exec(item) ?? [];
  if (number === undefined || sentence === undefined) throw new Error(`not a numbered rule: ${item}`);
  return { kind: 'rule', number, spans: readSpans(sentence) };
}

/** The second line of a Markdown table is only a separator. */
function readTable(chunk: string): Block {
  const [head = [], , ...rows] = chunk.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => readSpans(cell.trim())),
  );
  return { kind: 'table', head, rows };
}

/** Parses sentences, with line breaks as spaces. */
export function readSpans(text: string): Span[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const spans: Span[] = [];
  const add = (style: Span['style'], part: string | undefined) => {
    if (part) spans.push({ style, text: part });
  };
  let end = 0;
  for (const found of line.matchAll(SPANS)) {
    const [whole, strong, em, code, rule] = found;
    add('plain', line.slice(end, found.index));
    add('strong', strong);
    add('em', em);
    add('code', code);
    add('rule', rule);
    end = found.index + whole.length;
  }
  add('plain', line.slice(end));
  return spans;
}

/** All rules of a book. */
export function rulesOf({ chapters }: Book): Rule[] {
  return chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));
}

/** Whether a chapter or rule has this number. */
export function hasNumber(book: Book, number: string): boolean {
  const is = (one: Chapter | Rule) => one.number === number;
  return book.chapters.some(is) || rulesOf(book).some(is);
}

/** The chapter with this number, or the one that has this rule. */
export function chapterOf({ chapters }: Book, number: string): Chapter {
  const chapter = chapters.find((one) => one.number === number.split('.')[0]);
  if (!chapter) throw new Error(`no chapter has ${number}`);
  return chapter;
}

/** The number of the chapter of rulings: questions about the rules, with answers. */
export const RULINGS = 'Q';

/** Adds the rulings of the game as the last chapter. */
export function withRulings(book: Book, rulings: Book, title: string): Book {
  return { ...book, chapters: [...book.chapters, { number: RULINGS, title, blocks: rulings.intro }] };
}

/** Whether a rule is a ruling. */
export function isRuling({ number }: Rule): boolean {
  return number.startsWith(RULINGS);
}

/** The rulings that cite each rule, by rule number. */
export function rulingsByRule(book: Book): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { number, spans } of rulesOf(book).filter(isRuling))
    for (const rule of new Set(spans.flatMap(({ style, text }) => (style === 'rule' ? [text] : []))))
      found.set(rule, [...(found.get(rule) ?? []), number]);
  return found;
}
