import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeskKey } from './deskKeys';
import type { DeskMove } from './useDeskMove';

/**
 * Obeys at once, or, while a move is being sent, when it has succeeded: whoever leaves before would not read why it was
 * refused. What was told last counts; a move that fails forgets it.
 */
export function useAfterMove({ isPending, isSuccess }: DeskMove, obey: (key: DeskKey) => void) {
  const waiting = useRef<DeskKey | null>(null);
  const goOn = useEffectEvent(() => {
    const key = waiting.current;
    waiting.current = null;
    if (key !== null && isSuccess) obey(key);
  });
  useEffect(() => {
    if (!isPending) goOn();
  }, [isPending]);
  return (key: DeskKey): void => {
    if (isPending) waiting.current = key;
    else obey(key);
  };
}
