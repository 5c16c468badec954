/** The ways to share a finished game: its link, its city as a picture and growing, and the code for other pages. */
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/language.tsx';
import { addressOf, CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { growthFile } from './growthFile.ts';
import type { ShareProps } from './ShareButton.tsx';
import './share.css';

/** Opens as soon as it is rendered. */
export function ShareDialog(props: ShareProps & { readonly onClose: () => void }) {
  const { table, otherwise = 'here', onClose } = props;
  const share = useText('share');
  return (
    <Dialog title={share.title} closeLabel={share.close} onClose={onClose}>
      {table === undefined ? (
        <>
          <p className="meta">{share[otherwise]}</p>
          <OwnGrowth {...props} />
        </>
      ) : (
        <Elsewhere {...props} table={table} />
      )}
    </Dialog>
  );
}

/** What the server makes of a game that everybody may see. */
function Elsewhere({ game, title, table }: ShareProps & { readonly table: string }) {
  const share = useText('share');
  const { language } = useLanguage();
  const replay = addressOf(`/replay/${table}`);
  const embed = `${addressOf(`/embed/${table}`)}?lang=${language}`;
  const file = `skyline-${game}-${table}`;
  return (
    <>
      <section className="share-part">
        <h3>{share.replay}</h3>
        <CopyField label={share.address} address={replay} isMain />
      </section>
      <section className="share-part">
        <h3>{share.growth}</h3>
        <p className="meta">{share.growthLine}</p>
        <img
          className="share-picture"
          src={`/replay/${table}/growth.svg`}
          width={1200}
          height={630}
          alt={share.growthAlt(title)}
        />
        <div className="acts">
          <a className="btn btn-line" href={`/replay/${table}/growth.svg`} download={`${file}.svg`}>
            {`${share.save} (SVG)`}
          </a>
          <a className="btn btn-line" href={`/replay/${table}/picture.png`} download={`${file}.png`}>
            {`${share.picture} (PNG)`}
          </a>
        </div>
      </section>
      <section className="share-part">
        <h3>{share.embed}</h3>
        <p className="meta">{share.embedLine}</p>
        <CopyField label={share.code} address={frameOf(embed, title)} />
        <a className="lone-link" href={embed} target="_blank" rel="noopener">
          {share.preview}
        </a>
      </section>
    </>
  );
}

/** As the server says it to sites that ask (oEmbed). */
function frameOf(address: string, title: string): string {
  return `<iframe src="${address}" title="${title}" width="640" height="420" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

/** Drawn here, for games that other sites get no picture of. */
function OwnGrowth({ game, title, loadMoments }: ShareProps) {
  const share = useText('share');
  const [svg, setSvg] = useState<string | 'drawing' | 'failed'>('drawing');
  useEffect(() => {
    let active = true;
    loadMoments()
      .then((gameMoments) => growthFile(gameMoments, title))
      .then(
        (made) => active && setSvg(made ?? 'failed'),
        () => active && setSvg('failed'),
      );
    return () => {
      active = false;
    };
  }, [loadMoments, title]);
  if (svg === 'failed') return <p role="alert">{share.failed}</p>;
  return (
    <section className="share-part">
      <h3>{share.growth}</h3>
      <p className="meta">{share.growthLine}</p>
      {svg === 'drawing' ? (
        <p className="share-picture" role="status">
          {share.drawing}
        </p>
      ) : (
        <>
          <img
            className="share-picture"
            // The content security policy allows data URLs.
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            width={1200}
            height={630}
            alt={share.growthAlt(title)}
          />
          <div className="acts">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => saveFile(new File([svg], `skyline-${game}.svg`, { type: 'image/svg+xml' }))}
            >
              {`${share.save} (SVG)`}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
