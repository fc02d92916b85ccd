import type { Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import { Loader } from '../Loader/Loader';

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

const ownWords: Partial<Record<CaptchaState, string>> = {
  failed: 'The check did not work. Please try again.',
  expired: 'The check has expired. Please tick the box again.',
};

/** Tells people from programs by one tick and some work of the machine: no puzzles, no pictures. */
export function Captcha({ name, id, state, onSolve, onReset, errorMessage, inputRef }: CaptchaProps) {
  const isSolving = state === 'solving';
  return (
    <div>
      <Checkbox
        name={name}
        id={id}
        isSelected={state === 'solved'}
        errorMessage={isSolving ? undefined : (errorMessage ?? ownWords[state])}
        inputRef={inputRef}
        isRequired
        onChange={(isTicked) => {
          // It stays enabled while it works, because a control that is disabled loses the focus.
          if (isSolving) return;
          if (isTicked) onSolve();
          else onReset();
        }}
      >
        I&apos;m not a robot
      </Checkbox>
      {isSolving ? <Loader label="Checking…" /> : null}
    </div>
  );
}
