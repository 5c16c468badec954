/** Choosing one's picture: emblem, shape and colour, each seen as it will look. */
import { useId, useState } from 'react';
import { useText } from '../../i18n/language.tsx';
import { useAttempt } from '../../remote/useFetched.ts';
import { Refusal } from '../../ui/Refusal.tsx';
import { COLOURS, EMBLEMS, FRAMES, pictureOfId } from '../person/emblems.ts';
import { Drawing, setPicture } from '../person/Portrait.tsx';
import { type Picture, type Profile, peopleApi } from '../person/peopleApi.ts';

/** Saved with each choice. */
export function PictureForm({ profile: { person }, again }: { profile: Profile; again: () => void }) {
  const text = useText('circle');
  const { people } = useText();
  const [picture, setChosen] = useState<Picture>(person.picture ?? pictureOfId(person.id));
  const [saved, setSaved] = useState(false);
  const { reason, attempt } = useAttempt();
  const choose = (next: Picture) => {
    setChosen(next);
    setSaved(false);
    void attempt(async () => {
      await peopleApi.changeProfile({ picture: next });
      setPicture(person.id, next);
      setSaved(true);
      again();
    });
  };
  const parts = [
    { label: text.emblem, names: text.emblems, count: EMBLEMS.length },
    { label: text.shape, names: text.shapes, count: FRAMES.length },
    { label: text.colour, names: text.colours, count: COLOURS.length },
  ];
  return (
    <section className="panel" aria-labelledby="picture">
      <div className="head">
        <h2 id="picture">{text.picture}</h2>
      </div>
      {parts.map(({ label, names, count }, part) => (
        <Part
          key={label}
          label={label}
          names={names.slice(0, count)}
          chosen={picture[part] ?? 0}
          pictureWith={(number) => picture.map((now, i) => (i === part ? number : now))}
          choose={choose}
        />
      ))}
      <p className="meta" role="status">
        {saved && people.saved}
      </p>
      <div role="alert">{reason && <Refusal reason={reason} />}</div>
    </section>
  );
}

interface PartProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly pictureWith: (number: number) => Picture;
  readonly choose: (picture: Picture) => void;
}

function Part({ label, names, chosen, pictureWith, choose }: PartProps) {
  const group = useId();
  return (
    <fieldset className="picture-part">
      <legend>{label}</legend>
      <div>
        {names.map((name, number) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={number === chosen}
              onChange={() => choose(pictureWith(number))}
            />
            <Drawing picture={pictureWith(number)} className="portrait portrait-small" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
