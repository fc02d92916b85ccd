import { useMemo, useSyncExternalStore } from 'react';
import { storagePrefix } from '../session/session';
import { undecided, type Chosen } from './discounts';

const keyOf = (purpose: string, distributionId: number): string =>
  `${storagePrefix}discounts.${purpose}.${distributionId}`;

/** Where the storage of the browser is full or forbidden. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return unstored.get(key) ?? '';
  }
}

function parse(kept: string): Chosen {
  try {
    return { ...undecided, ...(JSON.parse(kept || '{}') as Partial<Chosen>) };
  } catch {
    return undecided;
  }
}

/** Keeps what a payment is to use in this browser, for every window, until the payment or signing out. */
export function keepChoice(purpose: string, distributionId: number | null, chosen: Chosen): void {
  if (distributionId === null) return;
  const key = keyOf(purpose, distributionId);
  const kept = JSON.stringify(chosen);
  try {
    localStorage.setItem(key, kept);
    unstored.delete(key);
  } catch {
    unstored.set(key, kept);
  }
  tell();
}

/** Forgets it, after the payment. */
export function dropChoice(purpose: string, distributionId: number | null): void {
  if (distributionId === null) return;
  const key = keyOf(purpose, distributionId);
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
  tell();
}

/** What was chosen for a payment, the same wherever it is shown. Whether it still holds is asked of the server. */
export function useKeptChoice(purpose: string, distributionId: number | null): Chosen {
  const kept = useSyncExternalStore(subscribe, () =>
    distributionId === null ? '' : read(keyOf(purpose, distributionId)),
  );
  return useMemo(() => parse(kept), [kept]);
}
