import { useCallback, useEffect, useState } from 'react';

export type Read<Data> =
  | { state: 'reading' }
  | { state: 'read'; data: Data }
  | { state: 'failed'; error: unknown };

/** @param known what the page came with; then nothing is asked for @param read must be the same at each render */
export function useRead<Data, Key>(
  known: Data | undefined,
  read: (key: Key) => Promise<Data>,
  key: Key,
): [Read<Data>, retry: () => void] {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Read<Data>>(
    known === undefined ? { state: 'reading' } : { state: 'read', data: known },
  );
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isWanted = true;
    read(key).then(
      (data) => isWanted && setOutcome({ state: 'read', data }),
      (error: unknown) => isWanted && setOutcome({ state: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [known, read, key, attempt]);
  const retry = useCallback(() => {
    setOutcome({ state: 'reading' });
    setAttempt((count) => count + 1);
  }, []);
  return [outcome, retry];
}
