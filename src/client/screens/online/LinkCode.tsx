/** A link as a QR code, always dark on light, and large enough for a whole table on request. It loads with the library that makes it. */
import { type ReactNode, useMemo, useRef } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { codePath, QUIET_ZONE } from './codePath.ts';

interface Props {
  readonly address: string;
  /** Further ways to hand on the link. */
  readonly children: ReactNode;
}

export function LinkCode({ address, children }: Props) {
  const { home } = useText();
  const text = useText('tables');
  const large = useRef<HTMLDialogElement>(null);
  return (
    <div className="link-code">
      <Code address={address} label={text.code} />
      <div className="link-code-ways">
        {children}
        <button type="button" className="btn btn-line" onClick={() => large.current?.showModal()}>
          <Icon name="code" />
          {text.largeCode}
        </button>
        <p className="meta">{text.pointHere}</p>
      </div>
      <dialog ref={large} className="large-code" aria-label={text.largeCode}>
        <Code address={address} label={text.code} />
        <button type="button" className="btn btn-line" onClick={() => large.current?.close()}>
          {home.close}
        </button>
      </dialog>
    </div>
  );
}

function Code({ address, label }: { address: string; label: string }) {
  const { size, path } = useMemo(() => codePath(address), [address]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
