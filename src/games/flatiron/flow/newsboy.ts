/** R8.3, R8.4, R10.13, R10.14: the newsboy delivers. */
import { at, type Seat } from '#kernel';
import { fieldOf } from '../attempt.ts';
import { changePaper, reachesNewsboy } from '../changes.ts';
import { AMOUNTS } from '../components/amounts.ts';
import { DANIEL } from '../components.ts';
import { insideAction } from '../spending.ts';
import { playerOf, type State } from '../state.ts';
import type { Chapter, Tools } from '../steps.ts';

export const newsboy: Chapter<'deliver' | 'keepPaper'> = {
  /** R8.3, [Q8] He moves on first; several spaces at once are several deliveries. */
  deliver: {
    run(draft, { who }, tools) {
      const space = at(AMOUNTS.newsboySpaces, draft.newsboy);
      draft.newsboy += 1;
      tools.emit({ did: 'metNewsboy', who, space, next: AMOUNTS.newsboySpaces[draft.newsboy] ?? 0 });
      if (reachesNewsboy(draft, who)) tools.next({ step: 'deliver', who });
      if (who === DANIEL) deliverForDaniel(draft, tools);
      else deliverTo(draft, who, tools);
    },
  },

  /** R8.3, R10.13 One for oneself, the other for the rival or for City Hall. */
  keepPaper: {
    legal({ delivery }) {
      const [one, two] = [at(delivery, 0), at(delivery, 1)];
      return one === two ? [{ keep: one }] : [{ keep: Math.min(one, two) }, { keep: Math.max(one, two) }];
    },
    play(draft, { seat }, { keep }, { emit, reveal }) {
      const { delivery } = draft;
      const other = at(delivery, at(delivery, 0) === keep ? 1 : 0);
      draft.delivery = [];
      playerOf(draft, seat).hand.push(keep);
      emit({ did: 'kept', seat, paper: keep });
      reveal('others');
      if (draft.daniel) {
        changePaper(draft, other);
        emit({ did: 'changedPaper', paper: other });
        return;
      }
      const rival = playerOf(draft, 1 - seat);
      rival.hand.push(other);
      rival.given.push(other);
      emit({ did: 'gave', seat: 1 - seat, paper: other });
    },
    whyNot({ delivery }, _step, attempt) {
      const keep = fieldOf(attempt, 'keep');
      if (delivery.some((paper) => paper === keep)) return undefined;
      return insideAction(attempt) ?? { rule: 'R8.3', code: 'notDelivered' };
    },
  },
};

/** R8.3, [Q8] Two newspapers to choose from, or what is left of them. */
function deliverTo(draft: State, seat: Seat, { next, rng, emit }: Tools): void {
  const { papers } = draft;
  if (papers.length >= 2) {
    draft.delivery = [rng.draw(papers), rng.draw(papers)];
    next({ step: 'keepPaper', seat });
  } else if (papers.length === 1) {
    const paper = rng.draw(papers);
    playerOf(draft, seat).hand.push(paper);
    emit({ did: 'drewPaper', seat, paper });
  }
}

/** R10.14 The first is the newspaper of the day, the second is the seat's. */
function deliverForDaniel(draft: State, { rng, emit }: Tools): void {
  const { papers } = draft;
  if (papers.length > 0) {
    const paper = rng.draw(papers);
    changePaper(draft, paper);
    emit({ did: 'changedPaper', paper });
  }
  if (papers.length > 0) {
    const paper = rng.draw(papers);
    playerOf(draft, 0).hand.push(paper);
    emit({ did: 'drewPaper', seat: 0, paper });
  }
}
