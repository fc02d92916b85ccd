export type Group = 'ADMIN' | 'EDITOR' | 'FINANCE' | 'VIRTUALPRESSOFFICE' | 'USER';

export type PersonaKey =
  | 'customer'
  | 'otherCustomer'
  | 'partnerCustomer'
  | 'formCustomer'
  | 'editor'
  | 'admin'
  | 'finance'
  | 'partnerOffice';

export interface Persona {
  readonly key: PersonaKey;
  /** Also the name to sign in with. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization: string;
  /** As a person would write it at registration. */
  readonly phone: string;
  readonly country: string;
  readonly state: string;
  readonly group: Group;
  /** For the local identity provider only; the product never holds a password. */
  readonly password: string;
  readonly purpose: string;
}

export const personas: readonly Persona[] = [
  {
    key: 'customer',
    email: 'maya.lindqvist@harborline.example',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    organization: 'Harborline Robotics',
    phone: '410-555-0142',
    country: 'USA',
    state: 'Maryland',
    group: 'USER',
    password: 'sparrows-point-42',
    purpose: 'writes releases and pays for them',
  },
  {
    key: 'otherCustomer',
    email: 'tomas.herrera@alderclinics.example',
    firstName: 'Tomás',
    lastName: 'Herrera',
    organization: 'Alder Street Clinics',
    phone: '303-555-0178',
    country: 'USA',
    state: 'Colorado',
    group: 'USER',
    password: 'quiet-morning-17',
    purpose: 'a second customer, with no releases yet',
  },
  {
    key: 'partnerCustomer',
    email: 'imani.brandt@lowtidefoods.example',
    firstName: 'Imani',
    lastName: 'Brandt',
    organization: 'Low Tide Foods',
    phone: '503-555-0126',
    country: 'USA',
    state: 'Oregon',
    group: 'USER',
    password: 'salt-and-sedge-53',
    purpose: 'a customer who came through a partner',
  },
  {
    key: 'editor',
    email: 'ruth.adeyemi@dispatch.example',
    firstName: 'Ruth',
    lastName: 'Adeyemi',
    organization: 'Dispatch',
    phone: '212-555-0110',
    country: 'USA',
    state: 'New York',
    group: 'EDITOR',
    password: 'second-read-08',
    purpose: 'reviews releases at the editorial desk',
  },
  {
    key: 'admin',
    email: 'samuel.okafor@dispatch.example',
    firstName: 'Samuel',
    lastName: 'Okafor',
    organization: 'Dispatch',
    phone: '212-555-0111',
    country: 'USA',
    state: 'New York',
    group: 'ADMIN',
    password: 'master-switch-31',
    purpose: 'may do everything',
  },
  {
    key: 'finance',
    email: 'priya.raman@dispatch.example',
    firstName: 'Priya',
    lastName: 'Raman',
    organization: 'Dispatch',
    phone: '212-555-0112',
    country: 'USA',
    state: 'New York',
    group: 'FINANCE',
    password: 'double-entry-64',
    purpose: 'looks after orders and refunds',
  },
  {
    key: 'partnerOffice',
    email: 'henry.castell@pressoffice.example',
    firstName: 'Henry',
    lastName: 'Castell',
    organization: 'Castell Press Office',
    phone: '020 7946 0155',
    country: 'GBR',
    state: '',
    group: 'VIRTUALPRESSOFFICE',
    password: 'branded-page-25',
    purpose: 'looks after partner pages',
  },
  {
    key: 'formCustomer',
    email: 'noor.haddad@cedarworks.example',
    firstName: 'Noor',
    lastName: 'Haddad',
    organization: 'Cedar Works',
    phone: '617-555-0163',
    country: 'USA',
    state: 'Massachusetts',
    group: 'USER',
    password: 'copper-kettle-86',
    purpose: 'pays by the manual card form or PayPal',
  },
];

export function persona(key: PersonaKey): Persona {
  const found = personas.find((person) => person.key === key);
  if (found === undefined) throw new Error(`There is no demo person '${key}'.`);
  return found;
}
