import { persona, type PersonaKey } from '@dispatch/mocks/personas';
import { randomBytes } from 'node:crypto';

export interface Person {
  email: string;
  password: string;
}

export interface Newcomer extends Person {
  firstName: string;
  lastName: string;
  phone: string;
  organization: string;
  country: string;
  state: string;
}

export const demo = (key: PersonaKey): Person => persona(key);

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
