/** An address to hand on: seen whole, copied with one press. */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/language.tsx';

/** How long the button says that it has copied, in milliseconds. */
const SAID = 2000;

export function CopyField({ label, address }: { label: string; address: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="beside">
      <input
        ref={field}
        className="field"
        aria-label={label}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton address={address} otherwise={() => field.current?.select()} />
    </div>
  );
}

interface Props {
  readonly address: string;
  readonly says?: string;
  /** Where the browser lets nothing be copied. */
  readonly otherwise?: () => void;
}

export function CopyButton({ address, says, otherwise }: Props) {
  const { online } = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), SAID) : undefined;
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      otherwise?.();
    }
  };
  return (
    <button type="button" className="btn btn-line" onClick={copy}>
      <span aria-live="polite">{copied ? online.copied : (says ?? online.copy)}</span>
    </button>
  );
}

/** A path of Skyline as others can open it. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}
