import {
  CodeRefused,
  type IdentityPort,
  IdentityUnavailable,
  type KnownPerson,
  type NewPerson,
  type SignedIn,
} from '../platform/ports/identity/identityPort';

export const passwordUrl = (providerUserId: string): string => `http://localhost:1/welcome/${providerUserId}`;

export class FakeIdentity implements IdentityPort {
  readonly people = new Map<string, KnownPerson & { email: string }>();
  readonly codes = new Map<string, SignedIn & { nonce: string; redirectUri: string }>();
  readonly secondFactors = new Set<string>();
  /** To whom links for a new password were mailed. */
  readonly resets: string[] = [];
  down = false;
  #created = 0;

  async addresses() {
    return {
      authorizeUrl: 'http://localhost:1/oauth2/default/v1/authorize',
      endSessionUrl: 'http://localhost:1/oauth2/default/v1/logout',
    };
  }

  async exchangeCode({
    code,
    nonce,
    redirectUri,
  }: Parameters<IdentityPort['exchangeCode']>[0]): Promise<SignedIn> {
    this.#mustBeUp();
    const known = this.codes.get(code);
    this.codes.delete(code);
    if (known?.nonce !== nonce || known.redirectUri !== redirectUri) throw new CodeRefused('Unknown code.');
    return known;
  }

  async findPerson(login: string): Promise<KnownPerson | null> {
    this.#mustBeUp();
    return this.people.get(login) ?? null;
  }

  async createPerson({ email }: NewPerson): Promise<KnownPerson> {
    this.#mustBeUp();
    // Never one of somebody who has been removed.
    this.#created += 1;
    const person = { providerUserId: `00u${this.#created}`, status: 'STAGED', email };
    this.people.set(email.toLowerCase(), person);
    return person;
  }

  async hasSecondFactor(providerUserId: string): Promise<boolean> {
    this.#mustBeUp();
    return this.secondFactors.has(providerUserId);
  }

  async removeSecondFactors(providerUserId: string): Promise<void> {
    this.#mustBeUp();
    this.secondFactors.delete(providerUserId);
  }

  async resetPassword(providerUserId: string): Promise<boolean> {
    this.#mustBeUp();
    const person = [...this.people.values()].find((each) => each.providerUserId === providerUserId);
    if (person?.status !== 'ACTIVE') return false;
    this.resets.push(providerUserId);
    return true;
  }

  async removePerson(providerUserId: string): Promise<void> {
    this.#mustBeUp();
    for (const [login, person] of this.people) {
      if (person.providerUserId === providerUserId) this.people.delete(login);
    }
  }

  async activatePerson(providerUserId: string): Promise<string | null> {
    this.#mustBeUp();
    const person = [...this.people.values()].find((each) => each.providerUserId === providerUserId);
    if (person === undefined || person.status === 'ACTIVE') return null;
    person.status = 'PROVISIONED';
    return passwordUrl(providerUserId);
  }

  #mustBeUp(): void {
    if (this.down) throw new IdentityUnavailable('The provider is switched off.');
  }
}
