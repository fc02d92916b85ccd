import type { OperationId, RuleStage } from '@dispatch/contract';
import type { WireAnswer } from '../answers/wire';
import type { Request } from '../generate/requests';
import type { Person, Place } from '../place/place';

/** Where a request names something: `path.id`, `query.orderId`, `body.distributionId`, `body.cjlSelected.id`. */
export type IdPlace = `${'path' | 'query' | 'body'}.${string}`;

/** A kind of row that calls name by its id, such as a release. */
export type RowKind = {
  name: string;
  /** The fields in which answers show its id. */
  shownAs: readonly string[];
};

export type OwnedId = {
  kind: RowKind;
  /** Makes such a row of this person, as the call needs it to succeed, and answers its id. */
  make: (place: Place, owner: Person) => Promise<string | number>;
  /** `owner`: nobody else reaches it, staff neither. `permission`: `hidden` is a row that this call must not reach. */
  reach: 'owner' | 'permission';
  hidden?: (place: Place, owner: Person) => Promise<string | number>;
};

/** A value that looks like the id of a row and is none, or is the same for everybody. */
export type FreeId = { why: string; value?: (place: Place) => Promise<string | number> };

export type Sending = { place: Place; owner: Person; request: Request };

type Creation = {
  kind: RowKind;
  idOf: (body: unknown) => string | number;
  /** Whether a field is stored as something else than it was sent. */
  altered: (field: string, sent: object) => boolean;
};

export type Feed = {
  ids?: Readonly<Partial<Record<IdPlace, OwnedId | FreeId>>>;
  /**
   * Changes the request, where it hangs on a row or an outside service. Rows may be gone: then leave things as they
   * are.
   */
  complete?: (sending: Sending) => Promise<void> | void;
  /** Takes out what has to exist outside the request first, in whatever test it is sent. */
  leaveOut?: (sending: Sending) => void;
  /** Although it is made with GET, it moves what it names. */
  movesByGet?: true;
  /** The handler itself checks all rules of the form. */
  rules?: RuleStage;
  creates?: Creation | { nothingToRead: string };
  /** Where the id of what is taken away is; or why the row stays, ended. */
  removes?: IdPlace | { stays: string };
  /** What else must hold after it has succeeded; throws otherwise. */
  afterwards?: (sent: Sending & { answer: WireAnswer; caller: Person | null }) => Promise<void>;
  neverSucceeds?: string;
};

export type Feeds = Partial<Record<OperationId, Feed>>;
