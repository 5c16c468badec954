/** Ten questions about a game, one after the other; each answer leads to its rule and its lesson. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { at, type QuizQuestion } from '#kernel';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { questionsDone } from '../../settings/learning.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Page } from '../frame/Page.tsx';
import { CourseBoundary } from './CourseBoundary.tsx';
import type { LoadedCourse } from './useCourse.ts';
import '../../table/prompt/answers.css';
import './learn.css';

export function QuestionsScreen({ game }: { game: string }) {
  return <CourseBoundary game={game}>{(loaded) => <QuestionsPage game={game} {...loaded} />}</CourseBoundary>;
}

function QuestionsPage({ game, title, course }: LoadedCourse & { readonly game: string }) {
  const { language } = useLanguage();
  const learn = useText('learn');
  const [index, setIndex] = useState(0);
  const [right, setRight] = useState(0);
  const all = course.questions.length;
  const question = course.questions[index];
  const goOn = (isRight: boolean) => {
    const count = right + (isRight ? 1 : 0);
    setRight(count);
    setIndex(index + 1);
    if (index + 1 === all) questionsDone(game, count);
  };
  const again = () => {
    setRight(0);
    setIndex(0);
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
            text={course.text[language].questions[question.id] ?? { ask: '', answers: [] }}
            place={learn.question(index + 1, all)}
            isLast={index + 1 === all}
            goOn={goOn}
          />
        ) : (
          <section className="panel" aria-live="polite">
            <p className="display quiz-result">{learn.result(right, all)}</p>
            <p className="course-ways">
              <button type="button" className="btn btn-line" onClick={again}>
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<number>();
  const order = useMemo(() => orderOf(question.id, text.answers.length), [question.id, text.answers.length]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isRight = chosen === RIGHT;
  return (
    <section className="panel quiz">
      <p className="caps">{place}</p>
      <h2 ref={heading} tabIndex={-1}>
        {text.ask}
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
              {at(text.answers, answer)}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {chosen !== undefined && (
          <>
            <p>
              <b>{isRight ? learn.right : learn.notQuite}</b>{' '}
              {question.rules.map((rule) => (
                <RuleLink key={rule} game={game} rule={rule} />
              ))}
            </p>
            <p className="course-ways">
              <Link className="btn btn-line" href={`/learn/${game}/${question.lesson}`}>
                {learn.seeLesson}
              </Link>
              <button type="button" className="btn btn-primary" onClick={() => goOn(isRight)}>
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
