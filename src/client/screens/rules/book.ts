/** The rules of a game as plain data, read from the little Markdown they are written in. */

/** A piece of a sentence; `rule` is the number of another rule, or of a question about one. */
export interface Span {
  readonly style: 'plain' | 'em' | 'strong' | 'code' | 'rule';
  readonly text: string;
}

export interface Rule {
  readonly kind: 'rule';
  readonly number: string;
  readonly spans: readonly Span[];
}

export type Block =
  | Rule
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

export interface Chapter {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Book {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const SPANS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([RQ]\d+(?:\.\d+)?)\b/g;
const RULE = /^\*\*([A-Z]\d+(?:\.\d+)?)\*\* ([\s\S]+)$/;

/** A heading, an introduction, and chapters `## R1 …` of rules `- **R1.1** …`. */
export function readBook(markdown: string): Book {
  const [head = '', ...chapters] = markdown.split(/^## /m);
  const { first, rest } = cut(head);
  return {
    title: first.replace(/^# /, ''),
    intro: readBlocks(rest),
    chapters: chapters.map(readChapter),
  };
}

function readChapter(text: string): Chapter {
  const { first, rest } = cut(text);
  const [number = '', ...title] = first.split(' ');
  return { number, title: title.join(' '), blocks: readBlocks(rest) };
}

function cut(text: string): { first: string; rest: string } {
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

/** The second line only says that there is a head. */
function readTable(chunk: string): Block {
  const [head = [], , ...rows] = chunk.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => readSpans(cell.trim())),
  );
  return { kind: 'table', head, rows };
}

/** One sentence or several, with line breaks as spaces. */
export function readSpans(text: string): Span[] {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const spans: Span[] = [];
  const add = (style: Span['style'], said: string | undefined) => {
    if (said) spans.push({ style, text: said });
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

export function rulesOf({ chapters }: Book): Rule[] {
  return chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));
}

/** Whether there is a chapter or a rule of this number. */
export function hasNumber(book: Book, number: string): boolean {
  const is = (one: Chapter | Rule) => one.number === number;
  return book.chapters.some(is) || rulesOf(book).some(is);
}

/** The chapter of questions about the rules, and of their answers. */
export const RULINGS = 'Q';

/** A book of rules with a last chapter: the rulings of the same game. */
export function withRulings(book: Book, rulings: Book, title: string): Book {
  return { ...book, chapters: [...book.chapters, { number: RULINGS, title, blocks: rulings.intro }] };
}

export function isRuling({ number }: Rule): boolean {
  return number.startsWith(RULINGS);
}

/** By the number of a rule, the rulings that speak of it. */
export function rulingsByRule(book: Book): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { number, spans } of rulesOf(book).filter(isRuling))
    for (const rule of new Set(spans.flatMap(({ style, text }) => (style === 'rule' ? [text] : []))))
      found.set(rule, [...(found.get(rule) ?? []), number]);
  return found;
}
