/** Shown between two humans at one device: hides the table and says who comes next. */
import { useEffect, useRef } from 'react';
import type { Seat } from '#kernel';
import { useText } from '../../i18n/language.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { UndoButton } from './UndoButton.tsx';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly mayTakeBack: boolean;
  readonly takeBack: () => void;
  readonly lift: () => void;
}

/** The curtain, with a button to lift it. */
export function Curtain({ seat, name, mayTakeBack, takeBack, lift }: Props) {
  const { curtain } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [seat]);
  return (
    <section className="curtain panel" aria-labelledby="curtain">
      <p className="caps">{curtain.eyebrow}</p>
      <Mark seat={seat} big />
      <h2 id="curtain" ref={heading} className="display" tabIndex={-1}>
        {curtain.handTo(name)}
      </h2>
      <p>{curtain.line}</p>
      <div className="acts">
        <button type="button" className="btn btn-primary btn-big" onClick={lift}>
          {curtain.lift(name)}
        </button>
        {mayTakeBack && <UndoButton refused={false} takeBack={takeBack} />}
      </div>
    </section>
  );
}
