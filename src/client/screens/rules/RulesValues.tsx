/** The values in play, group by group, with the source of each; the groups that are ours come first. */

import { useEffect, useRef } from 'react';
import { fingerprintOf, type Game, reconstructedGroups, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';

const ID = 'values';

export function RulesValues({ game, words }: { game: Game; words: Words }) {
  const { values: text } = useText('rules');
  const heading = useRef<HTMLHeadingElement>(null);
  // The game loads after the rules: by now the page has looked for the heading in the address in vain.
  useEffect(() => {
    if (location.hash === `#${ID}`) heading.current?.scrollIntoView();
  }, []);
  const ours = reconstructedGroups(game.box);
  const others = Object.keys(game.box.values).filter((group) => !ours.includes(group));
  return (
    <section>
      <div className="head">
        <h2 id={ID} ref={heading} tabIndex={-1}>
          {text.title}
        </h2>
      </div>
      <p className="meta">{text.lead}</p>
      <dl className="rules-values">
        {[...ours, ...others].map((group) => {
          const source = game.box.values[group]?.source;
          return (
            <div key={group} data-source={source}>
              <dt>{words.values[group]}</dt>
              <dd>{source && text.source[source]}</dd>
            </div>
          );
        })}
      </dl>
      <p className="meta">{text.fingerprint(fingerprintOf(game.box))}</p>
    </section>
  );
}
