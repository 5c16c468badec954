/** Reads sentences aloud with a voice of the browser, where it has one for the language and the learner wants it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '#kernel';
import { recall, remember } from '../../settings/memory.ts';

/** The switch for reading aloud. */
export interface Voice {
  readonly isOn: boolean;
  toggle(): void;
}

/** Reads each new sentence while it is on; undefined where there is no voice. */
export function useVoice(sentence: string, language: Language): Voice | undefined {
  const voice = useSyncExternalStore(onVoices, () => voiceFor(language));
  const [isOn, setOn] = useState(() => recall('readAloud') === 'true');
  useEffect(() => {
    if (!voice || !isOn || sentence === '') return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [voice, isOn, sentence]);
  if (!voice) return undefined;
  return {
    isOn,
    toggle() {
      remember('readAloud', String(!isOn));
      setOn(!isOn);
    },
  };
}

/** Browsers find their voices some time after the page has loaded. */
function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0];
}
