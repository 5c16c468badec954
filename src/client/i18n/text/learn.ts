/** What the lessons and the pages around them say; what a coach says of a game lies with the game. */
export interface LearnText {
  /** The page of a course. */
  readonly title: (game: string) => string;
  readonly inShort: string;
  readonly lessons: string;
  readonly done: (done: number, all: number) => string;
  readonly begin: string;
  readonly goOn: string;
  readonly repeat: string;
  readonly enough: string;
  readonly play: string;
  readonly rules: string;
  readonly aid: string;
  readonly isDone: string;
  readonly isBegun: string;
  /** The lesson's screen. */
  readonly coach: string;
  readonly lesson: (number: number, all: number) => string;
  readonly skip: string;
  readonly close: string;
  readonly again: string;
  readonly next: string;
  readonly nextLesson: string;
  readonly finish: string;
  readonly showMe: string;
  readonly doIt: string;
  /** Moves the focus to what the coach speaks of. */
  readonly goThere: string;
  readonly readAloud: string;
  /** Said to a choice that is possible, but not what is wanted here. */
  readonly elsewhere: string;
  /** Said when all is decided and only the button is left. */
  readonly send: string;
  /** Ten questions. */
  readonly questions: string;
  readonly questionsLead: string;
  readonly question: (number: number, all: number) => string;
  readonly right: string;
  readonly notQuite: string;
  readonly seeLesson: string;
  readonly nextQuestion: string;
  readonly seeResult: string;
  readonly result: (right: number, all: number) => string;
  /** Above the questions that were not answered right, each with its lesson. */
  readonly missed: string;
  readonly best: (right: number, all: number) => string;
  readonly askAgain: string;
  readonly backToCourse: string;
}
