import { pathToFileURL } from 'node:url';
import { demoCompanies } from './demoCompanies';
import {
  demoArchivedReleases,
  demoLots,
  demoSocialAccounts,
  demoSwitches,
  demoUserCoupons,
  demoWelcomed,
} from './demoHoldings';
import { demoJournalists } from './demoJournalists';
import { demoCoupons, demoPartners } from './demoPartners';
import { demoReleases } from './demoReleases';
import { demoSubscribers } from './demoSubscribers';
import { personas } from './personas';

export function demoData() {
  const people = personas.map(({ password: _password, ...person }) => person);
  return {
    people,
    releases: demoReleases,
    journalists: demoJournalists,
    partners: demoPartners,
    coupons: demoCoupons,
    lots: demoLots,
    userCoupons: demoUserCoupons,
    socialAccounts: demoSocialAccounts,
    archivedReleases: demoArchivedReleases,
    switches: demoSwitches,
    welcomed: demoWelcomed,
    companies: demoCompanies,
    subscribers: demoSubscribers(process.env),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(`${JSON.stringify(demoData(), null, 2)}\n`);
}
