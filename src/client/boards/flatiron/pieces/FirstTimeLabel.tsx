/** Where signs have no room for words: how to read them, until one has been held on this device. */
import { useEffect, useState } from 'react';
import { recall, remember } from '../../../settings/memory.ts';
import { useBoardText } from '../boardText.ts';

const KNOWN = 'flatiron.signs';

/** It stays until the board is drawn anew, so that nothing moves under the finger. */
export function FirstTimeLabel() {
  const text = useBoardText();
  const [isFirst] = useState(() => recall(KNOWN) === undefined);
  useEffect(() => {
    if (!isFirst) return;
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest('.fi [data-note]')) remember(KNOWN, 'yes');
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, [isFirst]);
  return isFirst && <p className="fi-first">{text.holdSign}</p>;
}
