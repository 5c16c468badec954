/** An address to share: shown in full, copied with one click. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';
import { Icon } from './Icon.tsx';

/** How long the button says "copied", in milliseconds. */
const COPIED_SHOWN = 2000;

interface FieldProps {
  readonly label: string;
  readonly address: string;
  /** Whether copying is what its part of the page is for. */
  readonly isMain?: boolean;
}

/** A read-only field with a copy button. */
export function CopyField({ label, address, isMain = false }: FieldProps) {
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
      <CopyButton address={address} isMain={isMain} onFailure={() => field.current?.select()} />
    </div>
  );
}

interface Props {
  readonly address: string;
  readonly label?: string;
  readonly isMain?: boolean;
  /** Called if the browser does not allow copying. */
  readonly onFailure?: () => void;
}

/** A button that copies an address. */
export function CopyButton({ address, label, isMain = false, onFailure }: Props) {
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
    <button type="button" className={isMain ? 'btn btn-primary' : 'btn btn-line'} onClick={copy}>
      {isMain && <Icon name="copy" />}
      <span aria-live="polite">{copied ? online.copied : (label ?? online.copy)}</span>
    </button>
  );
}

/** The full address of a path, for sharing. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}
