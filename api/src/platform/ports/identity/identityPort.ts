/** What the provider says of somebody who has signed in. */
export type SignedIn = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  idToken: string;
};

export type NewPerson = { email: string; firstName: string; lastName: string; organization: string };

/** The provider's view of a person: STAGED and PROVISIONED have no password yet. */
export type KnownPerson = { providerUserId: string; status: string };

/** The provider does not answer, or not as it should. The call becomes a 503. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/** The provider refused the code: it is old, used, or was made for somebody else. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

/** Sign-in and the people at the identity provider (OpenID Connect, and Okta's Users API). */
export interface IdentityPort {
  /** Where the browser signs in and out. Never throws: while the provider is silent it answers Okta's layout. */
  addresses(): Promise<{ authorizeUrl: string; endSessionUrl: string }>;
  exchangeCode(input: {
    code: string;
    codeVerifier: string;
    nonce: string;
    redirectUri: string;
  }): Promise<SignedIn>;
  findPerson(login: string): Promise<KnownPerson | null>;
  createPerson(person: NewPerson): Promise<KnownPerson>;
  /** Whether the provider asks this person for a second factor beside the password. */
  hasSecondFactor(providerUserId: string): Promise<boolean>;
  /** Removes every second factor; a person who is gone has none. */
  removeSecondFactors(providerUserId: string): Promise<void>;
  /**
   * Makes the password unusable and mails a link for choosing a new one. False, and nothing is done, for a person who
   * has none yet, or is gone.
   */
  resetPassword(providerUserId: string): Promise<boolean>;
  removePerson(providerUserId: string): Promise<void>;
  /** Activates a person, without a mail. Answers the address for choosing a password; null when they have one. */
  activatePerson(providerUserId: string): Promise<string | null>;
}
