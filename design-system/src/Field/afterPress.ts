let isPressing = false;
let waiting: (() => void)[] = [];

const press = (): void => {
  isPressing = true;
};

function release(): void {
  isPressing = false;
  const due = waiting;
  waiting = [];
  // Behind the click that follows: the button has it before anything on the page moves.
  setTimeout(() => {
    for (const act of due) act();
  });
}

let isWatching = false;

/** Watches for the pointer from now on. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const options = { capture: true };
  window.addEventListener('pointerdown', press, options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
  // A pointer that was let go over a frame, the editor's for one, is not seen: who types has let go.
  window.addEventListener('keydown', release, options);
}

/**
 * Does something at once, or, while a pointer is down, when it is up again. A field that is left by a press on a button
 * may show an error, which moves the button away from under the pointer: the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.push(act);
  else act();
}
