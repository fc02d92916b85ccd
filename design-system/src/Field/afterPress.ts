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

/** Leaving a field by pressing a button may show an error, which moves the button away: the press would be lost. */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.push(act);
  else act();
}
