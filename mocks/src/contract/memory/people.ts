import type { components, PackageId } from '@dispatch/contract';
import { personas, type PersonaKey } from '../../personas';
import { memory, type Remembering } from './memory';

type UserProfile = components['schemas']['UserProfile'];

export interface PersonRow {
  readonly id: number;
  readonly key: PersonaKey | null;
  readonly purpose: string;
  isActivated: boolean;
  /** As getMe answers it. */
  profile: UserProfile;
  /** Addresses whose owner has followed a link, in small letters; one's own is not among them. */
  verified: string[];
  startPackage?: PackageId;
}

export const people = memory<{ rows: PersonRow[] }>('people', ({ contract }) => {
  const example = contract.example('getMe');
  const addresses = contract.example('listVerifiedEmails');
  return {
    rows: personas.map((person, index) => ({
      id: example.id + index,
      key: person.key,
      purpose: person.purpose,
      isActivated: true,
      verified: person.group === 'USER' ? addresses.map(({ email }) => email.toLowerCase()) : [],
      profile: {
        ...example,
        id: example.id + index,
        firstName: person.firstName,
        lastName: person.lastName,
        oktaLogin: person.email,
        email: person.email,
        organization: person.organization,
        city: '',
        zip: '',
        state: person.state,
        country: person.country,
        phone: person.phone,
        partnerId: person.key === 'partnerCustomer' ? contract.example('getMyPartner').partnerId : null,
        group: person.group,
      },
    })),
  };
});

export const demoPerson = (remembering: Remembering, key: PersonaKey): PersonRow => {
  const found = people(remembering).rows.find((row) => row.key === key);
  if (found === undefined) throw new Error(`There is no demo person '${key}'.`);
  return found;
};

export const nameOf = ({ profile }: PersonRow): string => `${profile.firstName} ${profile.lastName}`.trim();

/** Whether the address is verified for this person; their own is, once the account is activated. */
export const hasVerified = (person: PersonRow, address: string): boolean => {
  const email = address.trim().toLowerCase();
  return (
    person.verified.includes(email) || (person.isActivated && person.profile.email.toLowerCase() === email)
  );
};
