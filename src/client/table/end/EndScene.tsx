/** The picture of the finished city, to view, save and share. */
import { Suspense, useRef, useState } from 'react';
import { drawingsOf } from '../../boards/boards.ts';
import type { SceneProps } from '../../boards/kit/boardProps.ts';
import { pictureOf, pngOf, sizeOf } from '../../boards/kit/picture.ts';
import { useText } from '../../i18n/language.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import './scene.css';

type Kind = 'png' | 'svg';

/** The picture with its buttons; nothing if the game has no drawings. */
export function EndScene({ game, ...sceneProps }: SceneProps & { readonly game: string }) {
  const text = useText('kit');
  const picture = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const Scene = drawingsOf(game)?.Scene;
  if (!Scene) return null;
  const fileOf = async (kind: Kind): Promise<File> => {
    const drawing = picture.current?.querySelector('svg');
    if (!drawing) throw new Error('there is no drawing');
    const svg = await pictureOf(drawing);
    const content = kind === 'svg' ? svg : await pngOf(svg, sizeOf(drawing));
    const type = kind === 'svg' ? 'image/svg+xml' : 'image/png';
    return new File([content], `skyline-${game}.${kind}`, { type });
  };
  const withFile = (kind: Kind, use: (file: File) => Promise<string>) => async () => {
    setMessage('');
    setMessage(await fileOf(kind).then(use, () => text.noPicture));
  };
  const save = async (file: File) => {
    saveFile(file);
    return '';
  };
  const share = async (file: File) => {
    const shared = { files: [file], title: sceneProps.words.title };
    if (!navigator.canShare?.(shared)) {
      saveFile(file);
      return text.saved;
    }
    // Rejects if the person cancels; that is no error.
    await navigator.share(shared).catch(() => {});
    return '';
  };
  return (
    <section className="scene" aria-label={text.scene.label}>
      <Suspense fallback={<div className="scene-picture" />}>
        <div ref={picture} className="scene-picture">
          <Scene {...sceneProps} />
        </div>
        <div className="acts">
          <button type="button" className="btn btn-line" onClick={withFile('png', save)}>
            {text.scene.png}
          </button>
          <button type="button" className="btn btn-line" onClick={withFile('svg', save)}>
            {text.scene.svg}
          </button>
          <button type="button" className="btn btn-line" onClick={withFile('png', share)}>
            {text.scene.share}
          </button>
          <p className="meta" role="status">
            {message}
          </p>
        </div>
      </Suspense>
    </section>
  );
}
