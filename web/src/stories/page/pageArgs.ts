import type { CallData, OperationId } from '@dispatch/contract';
import type { RequestHandler } from 'msw';
import type { RuntimeConfig } from '../../shared/config/runtimeConfig';
import type { PageData } from '../../shared/pageData/pageData';
import type { Wording } from './wording';

/** The people of the contract's examples who may be signed in. */
type Person =
  | 'customer'
  | 'partnerCustomer'
  | 'distributionDown'
  | 'admin'
  | 'finance'
  | 'partnerOffice'
  | 'editor';

/**
 * How a call is answered: by the example of its success that has this name ('' for its only or first one), and what
 * is made of it.
 */
export type Answer<Id extends OperationId> =
  | string
  | { example?: string; change?: (data: CallData<Id>) => CallData<Id>; headers?: Record<string, string> };

/** How calls are answered. A call that no part of it names fails the story. */
export interface Answers {
  answers?: { [Id in OperationId]?: Answer<Id> };
  /**
   * The name of a documented refusal ('notFound'); where two statuses have one of that name, with its status
   * ('409 state'). A number for an error that any call may answer, such as 500. 'network': no answer comes at all.
   */
  fails?: { [Id in OperationId]?: string | number };
  /** Calls whose answer does not come while the story is shown. */
  never?: readonly OperationId[];
}

/** What a story of a screen says of it. */
export interface PageArgs extends Answers {
  /** The address that is opened, with its query: '/distribution/details/43'. */
  at: string;
  /** The heading of the screen that the story is about, once it has been played: another one fails it. */
  heading: string;
  /** What the server has written into a public page; nothing, unless it says so: then the page asks by itself. */
  given?: PageData | null;
  as?: Person;
  /** When it is, as an instant: time stands still there. 2026-11-20T17:00:00Z, unless it says otherwise. */
  now?: string;
  /** Where the reader is, as an IANA zone; where the browser is, unless it says otherwise. */
  zone?: string;
  /** Names, headlines and other free texts of every answer, replaced by ones that are hard on a layout. */
  wording?: Wording;
  /** What this installation has set otherwise. */
  config?: Partial<RuntimeConfig>;
  others?: readonly RequestHandler[];
}
