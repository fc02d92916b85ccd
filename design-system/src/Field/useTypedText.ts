import { useEffect, useEffectEvent, useState } from 'react';
import { afterPress, watchPresses } from './afterPress';

interface Entry {
  text: string;
  isTyped: boolean;
  /** The values that the text goes with. */
  goesWith: readonly (string | null)[];
}

/** What was typed stays; a value from outside wins. @param given its text; undefined while it is not known */
export function useTypedText(value: string | null, given: string | undefined) {
  const [entry, setEntry] = useState<Entry>({ text: given ?? '', isTyped: false, goesWith: [value] });
  const isOfValue =
    entry.goesWith.includes(value) && (entry.isTyped || given === undefined || given === entry.text);
  if (!isOfValue) setEntry({ text: given ?? '', isTyped: false, goesWith: [value] });
  return {
    text: entry.text,
    isTyped: entry.isTyped,
    /** Somebody typed this. `meant` is the value that it stands for, if any. */
    type: (text: string, meant: string | null = null) =>
      setEntry({ text, isTyped: true, goesWith: [value, meant, null] }),
    /** Shows a value that is told to the outside at the same time. */
    show: (next: string, text: string) => setEntry({ text, isTyped: false, goesWith: [next] }),
  };
}

/** Hears why what stands in a field is no answer, for a form to refuse it; null when it is one, or nothing is there. */
export type OnTextError = (message: string | null) => void;

/** Tells the outside of it when it changes, and that it is gone when the field goes. */
export function useTextError(message: string | null, onTextError: OnTextError | undefined): void {
  const tell = useEffectEvent((now: string | null) => onTextError?.(now));
  useEffect(() => {
    tell(message);
    return () => tell(null);
  }, [message]);
}

/** Whether a field was left since somebody typed in it: then it is judged, and not under the pointer of a press. */
export function useLeft(wasLeft = false) {
  const [isLeft, setLeft] = useState(wasLeft);
  useEffect(watchPresses, []);
  return {
    isLeft,
    leave: () => afterPress(() => setLeft(true)),
    goOn: () => setLeft(false),
  };
}
