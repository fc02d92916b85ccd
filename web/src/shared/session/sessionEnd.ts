/** Under which the end of the session is kept: to be read anew when a call shows that it has changed. */
export const sessionEndKey = ['sessionEnd'];

type Listener = () => void;

const listeners = new Set<Listener>();

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
