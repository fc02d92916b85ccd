/** Under which the end of the session is kept: to be read anew when a call shows that it has changed. */
export const sessionEndKey = ['sessionEnd'];

type Listener = () => void;

const listeners = new Set<Listener>();

/** Called when a call finds that the session has ended (401). Returns what stops listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells everybody that the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
