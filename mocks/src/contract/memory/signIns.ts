import { memory } from './memory';

/** A sign-in at the page of the demo people that the browser has not finished yet. */
export interface SignInRow {
  readonly code: string;
  readonly personId: number;
  readonly nonce: string;
  readonly redirectUri: string;
  /** PKCE, S256. */
  readonly codeChallenge: string;
}

export const signIns = memory<{ rows: SignInRow[] }>('signIns', () => ({ rows: [] }));
