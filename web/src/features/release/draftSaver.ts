import { ApiError, type components } from '@dispatch/contract';
import { hasStatus } from '../../shared/api/errorTexts';
import type { LocalCopy } from './localCopy';
import type { ReleaseValues } from './releaseValues';
import { isUnsaved, nothingToSave, saving, type Saving, type SavingEvent } from './saving';

/** What the saver needs of the answer to a save. */
export type Saved = Pick<
  components['schemas']['Release'],
  'distributionId' | 'distributionVersion' | 'prwebPressReleaseId' | 'releaseDate' | 'savedAt'
>;

/** What the server has given a release. All null before the first save. */
export interface DraftIdentity {
  distributionId: number | null;
  distributionVersion: number | null;
  prwebPressReleaseId: number | null;
}

export interface StaleDraft {
  currentVersion: number;
  savedBy: string;
  savedAt: string;
}

export interface DraftState {
  saving: Saving;
  identity: DraftIdentity;
  /** Not null: nothing is saved until the person has chosen. */
  stale: StaleDraft | null;
}

export interface DraftServices {
  read: () => ReleaseValues;
  /** Makes the form take what was typed a moment ago; touch is called for it. */
  readTyped?: () => void;
  /** Nobody has asked for an automatic save: in the history it may give way to a later one. */
  send: (values: ReleaseValues, identity: DraftIdentity, isAutomatic: boolean) => Promise<Saved>;
  /** Keeps what the server does not have yet in the browser; null forgets it. */
  keep: (distributionId: number | null, copy: LocalCopy | null) => void;
  /** After the first save: the server has given what was not entered. */
  onFirstSave?: (saved: Saved) => void;
  /** Only what somebody asks for is saved: it would be published without another look. */
  isOnDemand?: boolean;
  now: () => Date;
}

/** After a pause, after leaving a field or a step, or because somebody pressed a button for it. */
type Cause = 'pause' | 'leaving' | 'asked for';

const autosaveDelay = 2000;

/** Seconds until a save is tried again that came too often, when the server does not say. */
const usualWait = 60;

const waitOf = (error: unknown): number | null =>
  hasStatus(error, 429) ? (error.retryAfter ?? usualWait) * 1000 : null;

/** Of an answer that never came, or a server that broke, nobody knows whether the save was done. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const staleOf = (error: unknown): StaleDraft | null => {
  if (!hasStatus(error, 409) || error.problem.code !== 'draft-stale') return null;
  const { currentVersion = 0, savedBy = '', savedAt = '' } = error.problem;
  return { currentVersion, savedBy, savedAt };
};

/**
 * Saves the release of a wizard: by itself two seconds after the last change, and when `save` is called. Saves
 * never overlap; what is typed during one is saved by the next. Until the server has it, a copy stays in the
 * browser. A save by itself that comes too often for the server waits for as long as it says, without a word. After a
 * refusal for a newer version it saves nothing until `keepMine` or `replace` is called.
 */
export class DraftSaver {
  readonly #services: DraftServices;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #known: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves once the server takes saves again; nothing is scheduled before. */
  #heldBack: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  #isLearning = false;
  /** Nobody has asked for the last save. */
  #wasAutomatic = false;
  #sent: ReleaseValues | undefined;

  constructor(
    services: DraftServices,
    start: { identity: DraftIdentity; savedAt: string | null; known: ReleaseValues },
  ) {
    this.#services = services;
    this.#known = JSON.stringify(start.known);
    this.#state = {
      saving: { ...nothingToSave, savedAt: start.savedAt },
      identity: start.identity,
      stale: null,
    };
  }

  /** Nothing is saved by itself, also not when the person leaves. */
  get isOnDemand(): boolean {
    return this.#services.isOnDemand === true;
  }

  readonly getState = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Whether anything is not saved yet, what was typed a moment ago included. */
  get isUnsaved(): boolean {
    this.#services.readTyped?.();
    return isUnsaved(this.#state.saving);
  }

  /** To be called whenever the form may have changed: notes a change, keeps the copy, and saves after a pause. */
  readonly touch = (): void => {
    if (this.#isLearning) return;
    const values = this.#services.read();
    const text = JSON.stringify(values);
    if (text === this.#known) return;
    this.#known = text;
    this.#happen({ type: 'edited' });
    this.#keep(values);
    this.schedule();
  };

  readonly schedule = (): void => {
    if (this.#heldBack !== undefined) return;
    this.pause();
    if (this.isUnsaved) this.#timer = setTimeout(() => void this.#save('pause'), autosaveDelay);
  };

  /** Calls off the save that is due; the change stays unsaved. */
  readonly pause = (): void => {
    clearTimeout(this.#timer);
    clearTimeout(this.#heldBack);
    this.#heldBack = undefined;
  };

  /** Saves what is not saved yet. Answers whether the server has everything that was entered. */
  readonly save = (): Promise<boolean> => this.#save('asked for');

  readonly saveOnLeaving = (): void => {
    if (this.isUnsaved) void this.#save('leaving');
  };

  readonly settle = async (): Promise<void> => {
    this.pause();
    while (this.#running !== null) await this.#running;
  };

  /** Saves what is entered here as the successor of the newer version; a choice of the person, never by itself. */
  readonly keepMine = (): Promise<boolean> => {
    const { stale, identity } = this.#state;
    if (stale !== null) {
      this.#set({ stale: null, identity: { ...identity, distributionVersion: stale.currentVersion } });
    }
    return this.save();
  };

  /** Notes what the server has now: the form shows it, and nothing is left to save. */
  readonly replace = (identity: DraftIdentity, savedAt: string | null, change: () => void): void => {
    this.pause();
    this.learn(change);
    this.#services.keep(identity.distributionId, null);
    this.#set({ stale: null, identity });
    this.#happen({ type: 'loaded', at: savedAt });
  };

  /** The server's refusal of a newer version, met by another call than a save. Says whether it was one. */
  readonly noteStale = (error: unknown): boolean => {
    const stale = staleOf(error);
    if (stale !== null) this.#set({ stale });
    return stale !== null;
  };

  /** Runs what puts the server's values into the form: they are no change of the person's. */
  readonly learn = (change: () => void): void => {
    this.#isLearning = true;
    change();
    this.#isLearning = false;
    this.#known = JSON.stringify(this.#services.read());
  };

  /** After a submission: nothing is left to save, and no copy stays. */
  readonly forget = (): void => {
    this.pause();
    const { distributionId } = this.#state.identity;
    this.#services.keep(distributionId, null);
    this.#happen({ type: 'loaded', at: this.#state.saving.savedAt });
  };

  async #save(cause: Cause): Promise<boolean> {
    if (this.isOnDemand && cause !== 'asked for') return false;
    this.pause();
    while (this.#running !== null) await this.#running;
    const { identity, stale } = this.#state;
    if (stale !== null) return false;
    const isKept = cause !== 'asked for' || !this.#wasAutomatic;
    if (!this.isUnsaved && identity.distributionId !== null && isKept) return true;
    this.#running = this.#send(cause);
    try {
      return await this.#running;
    } finally {
      this.#running = null;
    }
  }

  async #send(cause: Cause): Promise<boolean> {
    const values = this.#services.read();
    const { identity } = this.#state;
    const { edits } = this.#state.saving;
    this.#happen({ type: 'asked' });
    const unanswered = this.#sent;
    this.#sent = values;
    this.#keep(values);
    try {
      const isAutomatic = cause !== 'asked for';
      const saved = await this.#services.send(values, identity, isAutomatic);
      this.#wasAutomatic = isAutomatic;
      this.#sent = undefined;
      const { distributionId, distributionVersion, prwebPressReleaseId } = saved;
      this.#set({ identity: { distributionId, distributionVersion, prwebPressReleaseId } });
      this.#happen({ type: 'succeeded', at: saved.savedAt });
      if (identity.distributionId === null) {
        this.#services.keep(null, null);
        this.#services.onFirstSave?.(saved);
      }
      if (this.#state.saving.edits === edits) this.#services.keep(distributionId, null);
      else {
        this.#keep(this.#services.read());
        this.schedule();
      }
      return true;
    } catch (error) {
      if (isRefusal(error)) this.#sent = unanswered;
      this.noteStale(error);
      const wait = waitOf(error);
      this.#happen({ type: 'failed', error: wait !== null && cause === 'pause' ? null : error });
      if (wait !== null) this.#heldBack = setTimeout(() => void this.#save('pause'), wait);
      return false;
    }
  }

  #keep(values: ReleaseValues): void {
    const { distributionId, distributionVersion } = this.#state.identity;
    this.#services.keep(distributionId, {
      values,
      distributionVersion,
      at: this.#services.now().toISOString(),
      sent: this.#sent,
    });
  }

  #happen(event: SavingEvent): void {
    this.#set({ saving: saving(this.#state.saving, event) });
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
