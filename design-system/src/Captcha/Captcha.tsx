import type { Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Loader } from '../Loader/Loader';
import { useWords } from '../Words/useWords';

export type CaptchaState = 'unsolved' | 'solving' | 'solved' | 'failed' | 'expired';

export interface CaptchaProps {
  name?: string;
  id?: string;
  state: CaptchaState;
  /** The box was ticked: start the work. */
  onSolve: () => void;
  /** The tick was taken away: the solution is not wanted any more. */
  onReset: () => void;
  /** An error of the work, or of the form; failed and expired have words of their own without it. */
  errorMessage?: string;
  inputRef?: Ref<HTMLInputElement | null>;
}

/** Tells people from programs by one tick and some work of the machine: no puzzles, no pictures. */
export function Captcha({ name, id, state, onSolve, onReset, errorMessage, inputRef }: CaptchaProps) {
  const words = useWords('Captcha');
  const isSolving = state === 'solving';
  const ownError = state === 'failed' || state === 'expired' ? words[state] : undefined;
  return (
    <div>
      <Checkbox
        name={name}
        id={id}
        isSelected={state === 'solved'}
        errorMessage={isSolving ? undefined : (errorMessage ?? ownError)}
        inputRef={inputRef}
        isRequired
        onChange={(isTicked) => {
          // It stays enabled while it works, because a control that is disabled loses the focus.
          if (isSolving) return;
          if (isTicked) onSolve();
          else onReset();
        }}
      >
        {words.question}
      </Checkbox>
      {isSolving ? <Loader label={words.checking} /> : null}
    </div>
  );
}
