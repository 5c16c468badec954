/** What is drafted: stacks of two characters, and pairs of cards. */
import { KINDS } from '#games/newyorkcity/components';
import { none, put } from '#games/newyorkcity/queries';
import { at } from '#kernel';
import { Pick } from '../../kit/Choosable.tsx';
import { note } from '../../kit/Notes.tsx';
import { useBoard } from '../boardContext.ts';
import { hintForAnswer } from '../hinted.ts';
import { cardList, cardName, characterName } from '../notes.ts';
import { leftmostLike, mixOf, placeAnswer, startsMix } from '../placeTargets.ts';
import { CharacterFace } from './CharacterTile.tsx';
import { HintMark } from './HintMark.tsx';
import { Card } from './Kind.tsx';

export function Stacks() {
  const { view, text, asked, label, choose, hints } = useBoard();
  const stacks = asked?.step.step === 'pickStack' ? asked.view.stacks : view.stacks;
  return (
    <section
      className={stacks.length > 3 ? 'nyc-stacks nyc-close' : 'nyc-stacks'}
      aria-label={text.stacks}
      data-part="stacks"
    >
      <h3>{text.stacks}</h3>
      {stacks.map((stack, place) => {
        const answer = asked && placeAnswer(asked, 'stack', leftmostLike(stacks, place));
        const names = stack.map((number) => characterName(text, number)).join(' + ');
        return (
          <Pick
            key={`${place}-${stack.join()}`}
            className="nyc-stack"
            isDrawn
            label={answer ? label(answer) : names}
            onChoose={answer && (() => choose(answer))}
            pressed={asked?.chosen && 'stack' in asked.chosen ? asked.chosen.stack === place : undefined}
          >
            {stack.map((number) => (
              <span key={number} className="nyc-character">
                <CharacterFace character={number} isHidden />
              </span>
            ))}
            <HintMark hint={hintForAnswer(hints, answer)} />
          </Pick>
        );
      })}
    </section>
  );
}

export function Pairs() {
  const { view, text, asked } = useBoard();
  const drafting = asked?.step.step === 'draft' || asked?.step.step === 'mix';
  const pairs = drafting && asked ? asked.view.pairs : view.pairs;
  return (
    <section className="nyc-pairs-row" aria-label={text.pairs} data-part="pairs">
      <h3>{text.pairs}</h3>
      {pairs.map((pair, place) =>
        asked?.step.step === 'mix' ? (
          <MixPair key={`${place}-${pair.join()}`} pair={pair} place={place} />
        ) : (
          <WholePair key={`${place}-${pair.join()}`} pairs={pairs} place={place} />
        ),
      )}
    </section>
  );
}

function WholePair({ pairs, place }: { pairs: readonly (readonly number[])[]; place: number }) {
  const { text, asked, label, choose, hints } = useBoard();
  const pair = at(pairs, place);
  const answer = asked && placeAnswer(asked, 'pair', leftmostLike(pairs, place));
  const counts = none();
  for (const kind of pair) put(counts, kind);
  const name = cardList(text, counts);
  return (
    <Pick
      className="nyc-pair"
      part={`pair:${place}`}
      label={answer ? label(answer) : name}
      onChoose={answer && (() => choose(answer))}
      onAttempt={asked?.step.step === 'draft' ? () => choose({ pair: place }) : undefined}
      pressed={asked?.chosen && 'pair' in asked.chosen ? asked.chosen.pair === place : undefined}
      note={note(
        name,
        ...pair.map((kind) => `${cardName(text, kind)}: ${text.legend.cardNote[at(KINDS, kind)]}`),
      )}
    >
      {pair.map((kind, i) => (
        <Card key={`${i}-${kind}`} kind={kind} />
      ))}
      <HintMark hint={hintForAnswer(hints, answer)} />
    </Pick>
  );
}

/** One card each of two pairs: the first leads the way, the second answers. */
function MixPair({ pair, place }: { pair: readonly number[]; place: number }) {
  const { text, asked, picked, pick, choose, label } = useBoard();
  if (!asked) return null;
  const { first } = picked;
  return (
    <span className="nyc-pair">
      {pair.map((kind, i) => {
        const isFirst = first?.[0] === place && first[1] === kind;
        const twin = i > 0 && pair[0] === kind;
        const answer = first && !isFirst ? mixOf(asked, first, place, kind) : undefined;
        const way = !answer && startsMix(asked, place, kind);
        const act = answer
          ? () => choose(answer)
          : way
            ? () => pick({ ...picked, first: isFirst ? undefined : [place, kind] })
            : undefined;
        return (
          <Pick
            key={`${i}-${kind}`}
            className="nyc-card-button"
            label={answer ? label(answer) : cardName(text, kind)}
            leads={answer ? 'answer' : 'way'}
            pressed={answer ? undefined : isFirst}
            onChoose={twin ? undefined : act}
            onAttempt={() => choose({ mix: [place, kind] })}
          >
            <Card kind={kind} />
          </Pick>
        );
      })}
    </span>
  );
}
