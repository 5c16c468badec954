/** The options form, generated from the descriptions; shows only options that have an effect. */
import { applies, type Game, type Options, type Words } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { OptionField } from './OptionField.tsx';

interface Props {
  readonly game: Game;
  readonly words: Words;
  readonly options: Options;
  /** How many seats the table has. */
  readonly seats: number;
  readonly change: (options: Options) => void;
}

/** Renders nothing if no option applies. */
export function OptionsPanel({ game, words, options, seats, change }: Props) {
  const { setup } = useText();
  const fields = Object.entries(game.options).flatMap(([name, option]) => {
    const optionWords = words.options[name];
    const value = options[name];
    if (!optionWords || value === undefined || !applies(option, options, seats)) return [];
    return [{ name, option, optionWords, value }];
  });
  if (fields.length === 0) return null;
  return (
    <section className="panel options" aria-labelledby="options">
      <div className="head">
        <h2 id="options">{setup.options}</h2>
      </div>
      {fields.map(({ name, option, optionWords, value }) => (
        <OptionField
          key={name}
          option={option}
          words={optionWords}
          value={value}
          onChange={(chosen) => change({ ...options, [name]: chosen })}
        />
      ))}
    </section>
  );
}
