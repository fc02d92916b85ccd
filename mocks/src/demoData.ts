import { pathToFileURL } from 'node:url';
import {
  demoArchivedReleases,
  demoLots,
  demoSocialAccounts,
  demoSwitches,
  demoWelcomed,
  type DemoArchivedRelease,
  type DemoLot,
  type DemoSocialAccount,
  type DemoSwitches,
} from './demoHoldings';
import { demoCoupons, demoPartners, type DemoCoupon, type DemoPartner } from './demoPartners';
import type { DemoRelease } from './demoRelease';
import { demoReleases } from './demoReleases';
import { personas, type Persona, type PersonaKey } from './personas';

export type DemoPerson = Omit<Persona, 'password'>;

export interface DemoData {
  readonly people: readonly DemoPerson[];
  readonly releases: readonly DemoRelease[];
  readonly partners: readonly DemoPartner[];
  readonly coupons: readonly DemoCoupon[];
  readonly lots: readonly DemoLot[];
  readonly socialAccounts: readonly DemoSocialAccount[];
  readonly archivedReleases: readonly DemoArchivedRelease[];
  readonly switches: readonly DemoSwitches[];
  readonly welcomed: readonly PersonaKey[];
}

export function demoData(): DemoData {
  const people = personas.map(({ password: _password, ...person }) => person);
  return {
    people,
    releases: demoReleases,
    partners: demoPartners,
    coupons: demoCoupons,
    lots: demoLots,
    socialAccounts: demoSocialAccounts,
    archivedReleases: demoArchivedReleases,
    switches: demoSwitches,
    welcomed: demoWelcomed,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${JSON.stringify(demoData(), null, 2)}\n`);
}
