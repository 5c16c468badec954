/** Ten questions about a game, one after the other; each answer leads to its rule and its lesson. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { at, type QuizQuestion } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { questionsDone } from '../../settings/learning.ts';
import { glue } from '../../ui/glue.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useReturnState } from '../../ui/returnPath.ts';
import { Page } from '../frame/Page.tsx';
import { CourseBoundary } from './CourseBoundary.tsx';
import type { LoadedCourse } from './useCourse.ts';
import '../../table/prompt/answers.css';
import './learn.css';

export function QuestionsScreen({ game }: { game: string }) {
  return <CourseBoundary game={game}>{(loaded) => <QuestionsPage game={game} {...loaded} />}</CourseBoundary>;
}

/** How far somebody is: the question that is asked, and those that were not answered right. */
interface Progress {
  readonly index: number;
  readonly missed: readonly QuizQuestion[];
}

const START: Progress = { index: 0, missed: [] };

/** Questions that were left for a rule or a lesson, while the page is open. */
const begun = new Map<string, Progress>();

function QuestionsPage({ game, title, course }: LoadedCourse & { readonly game: string }) {
  const { language } = useLanguage();
  const learn = useText('learn');
  const [{ index, missed }, setProgress] = useState(() => begun.get(game) ?? START);
  const all = course.questions.length;
  const question = course.questions[index];
  const text = course.text[language];
  const reach = (progress: Progress) => {
    setProgress(progress);
    if (progress.index < all) begun.set(game, progress);
    else begun.delete(game);
  };
  const goOn = (isRight: boolean) => {
    const now = question && !isRight ? [...missed, question] : missed;
    reach({ index: index + 1, missed: now });
    if (index + 1 === all) questionsDone(game, all - now.length);
  };
  return (
    <Page title={learn.questions}>
      <div className="wrap course" data-game={game}>
        <header>
          <p className="caps">{title.words[language].title}</p>
          <h1 className="display">{learn.questions}</h1>
          <p>{learn.questionsLead}</p>
        </header>
        {question ? (
          <Question
            key={question.id}
            game={game}
            question={question}
            text={text.questions[question.id] ?? { ask: '', answers: [] }}
            place={learn.question(index + 1, all)}
            isLast={index + 1 === all}
            goOn={goOn}
          />
        ) : (
          <section className="panel" aria-live="polite">
            <p className="display quiz-result">{learn.result(all - missed.length, all)}</p>
            {missed.length > 0 && (
              <>
                <h2 className="caps">{learn.missed}</h2>
                <ul className="quiz-missed">
                  {missed.map(({ id, lesson }) => (
                    <li key={id}>
                      <span>{glue(text.questions[id]?.ask ?? '')}</span>
                      <Link href={`/learn/${game}/${lesson}`}>{text.lessons[lesson]}</Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className="course-ways">
              <button type="button" className="btn btn-line" onClick={() => reach(START)}>
                {learn.askAgain}
              </button>
              <Link className="btn btn-primary" href={`/learn/${game}`}>
                {learn.backToCourse}
              </Link>
            </p>
          </section>
        )}
      </div>
    </Page>
  );
}

interface QuestionProps {
  readonly game: string;
  readonly question: QuizQuestion;
  readonly text: { readonly ask: string; readonly answers: readonly string[] };
  /** Which question of how many. */
  readonly place: string;
  readonly isLast: boolean;
  readonly goOn: (isRight: boolean) => void;
}

function Question({ game, question, text, place, isLast, goOn }: QuestionProps) {
  const learn = useText('learn');
  const returnState = useReturnState();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<number>();
  const order = useMemo(() => orderOf(question.id, text.answers.length), [question.id, text.answers.length]);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The way on is in sight as soon as there is one.
  useEffect(() => {
    if (chosen !== undefined) next.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const isRight = chosen === RIGHT;
  return (
    <section className="panel quiz">
      <p className="caps">{place}</p>
      <h2 ref={heading} tabIndex={-1}>
        {glue(text.ask)}
      </h2>
      <ul>
        {order.map((answer) => (
          <li key={answer}>
            <button
              type="button"
              className="answer"
              disabled={chosen !== undefined}
              data-verdict={markOf(answer, chosen)}
              onClick={() => setChosen(answer)}
            >
              {glue(at(text.answers, answer))}
            </button>
          </li>
        ))}
      </ul>
      <div className="quiz-verdict" aria-live="polite">
        {chosen !== undefined && (
          <>
            <p>
              <b>{isRight ? learn.right : learn.notQuite}</b>{' '}
              <span className="quiz-rules">
                {question.rules.map((rule) => (
                  <RuleLink key={rule} game={game} rule={rule} />
                ))}
              </span>
            </p>
            <p className="course-ways">
              <Link className="btn btn-line" href={`/learn/${game}/${question.lesson}`} state={returnState}>
                {learn.seeLesson}
              </Link>
              <button ref={next} type="button" className="btn btn-primary" onClick={() => goOn(isRight)}>
                {isLast ? learn.seeResult : learn.nextQuestion}
              </button>
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** In the texts the first answer is the right one. */
const RIGHT = 0;

function markOf(answer: number, chosen: number | undefined): 'right' | 'wrong' | undefined {
  if (chosen === undefined) return undefined;
  return answer === RIGHT ? 'right' : answer === chosen ? 'wrong' : undefined;
}

/** Mixed up by the question's name, so that the right answer stands anywhere, but always in the same place. */
function orderOf(id: string, count: number): readonly number[] {
  const start = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, i) => (start + i) % count);
}
