/** The finished city at the end, as a picture to look at, to keep and to share. */
import { Suspense, useRef, useState } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import type { SceneProps } from '../../boards/kit/boardProps.ts';
import { pictureOf, pngOf, sizeOf } from '../../boards/kit/picture.ts';
import { useText } from '../../i18n/language.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import './scene.css';

type Kind = 'png' | 'svg';

export function EndScene({ game, ...drawn }: SceneProps & { readonly game: string }) {
  const text = useText('kit');
  const place = useRef<HTMLDivElement>(null);
  const [says, setSays] = useState('');
  const Scene = drawingsOf(game)?.Scene;
  if (!Scene) return null;
  const make = async (kind: Kind): Promise<File> => {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) throw new Error('there is no drawing');
    const picture = await pictureOf(drawing);
    const made = kind === 'svg' ? picture : await pngOf(picture, sizeOf(drawing));
    const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
    return new File([made], `skyline-${game}.${kind}`, { type });
  };
  const using = (kind: Kind, use: (file: File) => Promise<string>) => async () => {
    setSays('');
    setSays(await make(kind).then(use, () => text.noPicture));
  };
  const keep = async (file: File) => {
    saveFile(file);
    return '';
  };
  const share = async (file: File) => {
    const offer = { files: [file], title: drawn.words.title };
    if (!navigator.canShare?.(offer)) {
      saveFile(file);
      return text.saved;
    }
    // Whoever thinks better of it has shared nothing, and nothing is wrong.
    await navigator.share(offer).catch(() => {});
    return '';
  };
  return (
    <section className="scene" aria-label={text.scene.label}>
      <Suspense fallback={<div className="scene-picture" />}>
        <div ref={place} className="scene-picture">
          <Scene {...drawn} />
        </div>
        <div className="acts">
          <button type="button" className="btn btn-line" onClick={using('png', keep)}>
            {text.scene.png}
          </button>
          <button type="button" className="btn btn-line" onClick={using('svg', keep)}>
            {text.scene.svg}
          </button>
          <button type="button" className="btn btn-line" onClick={using('png', share)}>
            {text.scene.share}
          </button>
          <p className="meta" role="status">
            {says}
          </p>
        </div>
      </Suspense>
    </section>
  );
}
