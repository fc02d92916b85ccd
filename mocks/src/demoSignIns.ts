import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { personas } from './personas';
import { Journal } from './store/journal';

// How the demo people sign in, for the identity service: `node demoSignIns.js` prints them as JSON.

interface SignIn {
  readonly profile: Readonly<Record<string, unknown>> & { readonly login: string };
  readonly password: string | null;
  readonly status: string;
}

/** Somebody whose account was suspended: the password is right, and nobody comes in. */
const suspended: SignIn = {
  profile: {
    login: 'unassigned@example.com',
    email: 'unassigned@example.com',
    firstName: 'Una',
    lastName: 'Signed',
  },
  password: 'no-way-in-00',
  status: 'SUSPENDED',
};

const people = personas.map<SignIn>(({ email, firstName, lastName, organization, phone, password }) => ({
  profile: { login: email, email, firstName, lastName, organization, primaryPhone: phone },
  password,
  status: 'ACTIVE',
}));

/** Who registered in this folder before there was an identity service: they choose a new password by 'Forgot password?'. */
function registeredBefore(dataDir: string): SignIn[] {
  const file = join(dataDir, 'standins', 'identity.jsonl');
  if (!existsSync(file)) return [];
  const rows = new Journal(file).collection<Omit<SignIn, 'password'>>('accounts').all();
  return rows.map(({ profile, status }) => ({ profile, password: null, status }));
}

const before = registeredBefore(process.env['DATA_DIR'] ?? '');
process.stdout.write(`${JSON.stringify([...people, suspended, ...before], null, 2)}\n`);
