/** Where the saving of a draft stands. Counters tell what was typed from what is stored. */
export interface Saving {
  /** Rises with each change. */
  edits: number;
  /** The edits that the server has. */
  savedEdits: number;
  /** The edits that are on their way; null when nothing is. One save at a time. */
  sending: number | null;
  /** When the last save succeeded, ISO. */
  savedAt: string | null;
  /** Why the last save failed; null after a success. */
  fault: unknown;
  /** Another save was asked for while one was on its way (document 2 §4: re-entrant saves are ignored). */
  again: boolean;
}

export type SavingEvent =
  | { type: 'edited' }
  | { type: 'asked' }
  | { type: 'succeeded'; at: string }
  | { type: 'failed'; fault: unknown }
  | { type: 'loaded'; at: string | null };

export const nothingToSave: Saving = {
  edits: 0,
  savedEdits: 0,
  sending: null,
  savedAt: null,
  fault: null,
  again: false,
};

/** Whether something was typed that the server does not have. */
export const isUnsaved = ({ edits, savedEdits }: Saving): boolean => edits > savedEdits;

/** What the person is told: nothing yet, 'Saving…', 'Saved 11:42 AM' or 'Not saved'. */
export const saveState = (saving: Saving): 'idle' | 'saving' | 'saved' | 'failed' => {
  if (saving.sending !== null) return 'saving';
  if (saving.fault !== null) return 'failed';
  return saving.savedAt === null || isUnsaved(saving) ? 'idle' : 'saved';
};

/**
 * Saves never overlap: a save that is asked for while one is on its way is remembered (`again`) and due when the
 * first has ended. A failure keeps what was typed as unsaved.
 */
export function saving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'edited':
      return { ...state, edits: state.edits + 1 };
    case 'asked':
      return state.sending === null
        ? { ...state, sending: state.edits, again: false }
        : { ...state, again: true };
    case 'succeeded':
      return {
        ...state,
        savedEdits: state.sending ?? state.edits,
        sending: null,
        savedAt: event.at,
        fault: null,
        again: false,
      };
    case 'failed':
      return { ...state, sending: null, fault: event.fault, again: false };
    case 'loaded':
      return { ...nothingToSave, savedAt: event.at };
  }
}
