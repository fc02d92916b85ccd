import { persona, type PersonaKey } from '@dispatch/mocks/personas';
import { randomBytes } from 'node:crypto';

/** Somebody who can sign in. */
export interface Person {
  email: string;
  password: string;
}

/** Somebody who has never been here. */
export interface Newcomer extends Person {
  firstName: string;
  lastName: string;
  phone: string;
  organization: string;
  country: string;
  state: string;
}

/** A demo person. */
export const demo = (key: PersonaKey): Person => persona(key);

/** A person with an address that nobody has used. */
export function newcomer(given: Partial<Newcomer> = {}): Newcomer {
  return {
    firstName: 'Ada',
    lastName: 'Okonkwo',
    phone: '202 555 0147',
    organization: 'National Aeronautics and Space Administration',
    country: 'United States',
    state: 'Maryland',
    email: `press-${randomBytes(5).toString('hex')}@nasa.example`,
    password: 'seven-wide-orbits-4',
    ...given,
  };
}
