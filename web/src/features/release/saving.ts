/** Where the saving of a draft stands. Counters tell what was typed from what is stored. */
export interface Saving {
  edits: number;
  savedEdits: number;
  /** The edits that are on their way; null when nothing is. One save at a time. */
  sending: number | null;
  /** When the last save succeeded, ISO. */
  savedAt: string | null;
  error: unknown;
}

export type SavingEvent =
  | { type: 'edited' }
  | { type: 'asked' }
  | { type: 'succeeded'; at: string }
  | { type: 'failed'; error: unknown }
  | { type: 'loaded'; at: string | null };

export const nothingToSave: Saving = {
  edits: 0,
  savedEdits: 0,
  sending: null,
  savedAt: null,
  error: null,
};

export const isUnsaved = ({ edits, savedEdits }: Saving): boolean => edits > savedEdits;

/** What the person is told: nothing yet, 'Saving…', 'Saved 11:42 AM' or 'Not saved'. */
export const saveState = (saving: Saving): 'idle' | 'saving' | 'saved' | 'failed' => {
  if (saving.sending !== null) return 'saving';
  if (saving.error !== null) return 'failed';
  return saving.savedAt === null || isUnsaved(saving) ? 'idle' : 'saved';
};

/** Saves never overlap: what was typed meanwhile, and what a failed save carried, stays unsaved. */
export function saving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'edited':
      return { ...state, edits: state.edits + 1 };
    case 'asked':
      return state.sending === null ? { ...state, sending: state.edits } : state;
    case 'succeeded':
      return {
        ...state,
        savedEdits: state.sending ?? state.edits,
        sending: null,
        savedAt: event.at,
        error: null,
      };
    case 'failed':
      return { ...state, sending: null, error: event.error };
    case 'loaded':
      return { ...nothingToSave, savedAt: event.at };
  }
}
