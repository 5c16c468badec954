/** An address to share: shown in full, copied with one click. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';

/** How long the button says "copied", in milliseconds. */
const COPIED_SHOWN = 2000;

/** A read-only field with a copy button. */
export function CopyField({ label, address }: { label: string; address: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="beside">
      <input
        type="text"
        ref={field}
        className="field"
        aria-label={label}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton address={address} onFailure={() => field.current?.select()} />
    </div>
  );
}

interface Props {
  readonly address: string;
  readonly label?: string;
  /** Called if the browser does not allow copying. */
  readonly onFailure?: () => void;
}

/** A button that copies an address. */
export function CopyButton({ address, label, onFailure }: Props) {
  const { online } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), COPIED_SHOWN) : undefined;
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      onFailure?.();
    }
  };
  return (
    <button type="button" className="btn btn-line" onClick={copy}>
      <span aria-live="polite">{copied ? online.copied : (label ?? online.copy)}</span>
    </button>
  );
}

/** The full address of a path, for sharing. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}
