import { useEffect, useState } from 'react';

/** Seconds until something happens by itself, counted every second; `onEnd` is called at zero. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <p role="timer" aria-live="off">
      {left === 1 ? 'In 1 second' : `In ${left} seconds`}
    </p>
  );
}
