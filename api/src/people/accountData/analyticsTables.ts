import { statement } from '../../platform/database/statement';
import { statesSql } from '../../platform/database/statesSql';
import { ofPerson, rowsSql, type TableRule } from './rule';

const nobody = 'It holds nothing of a person.';

/** How often releases were read. Who read them is in none of it. */
export const analyticsTables = {
  release_analytics: {
    export: {
      file: 'release-analytics',
      rows: statement(
        'export-release_analytics',
      )`${rowsSql(`select a.* from release_analytics a join releases r using (distribution_id)
          where r.${ofPerson} and r.state <> ${statesSql('Deleted')} order by a.distribution_id, a.day`)}`,
    },
    deletion: { none: nobody },
  },
  release_referrers: {
    export: {
      file: 'release-referrers',
      rows: statement(
        'export-release_referrers',
      )`${rowsSql(`select a.* from release_referrers a join releases r using (distribution_id)
          where r.${ofPerson} and r.state <> ${statesSql('Deleted')} order by a.distribution_id, a.day, a.host`)}`,
    },
    deletion: { none: nobody },
  },
  analytics_salts: {
    export: { none: 'It is a secret of the machinery, and tells nobody anything.' },
    deletion: { none: nobody },
  },
  analytics_visits: {
    export: { none: 'Nobody can tell whose they are; they are gone after eight hours.' },
    deletion: { none: nobody },
  },
  analytics_mail_stops: {
    export: { none: 'They are hashes of addresses, of which nobody knows whose they are.' },
    deletion: { none: 'They keep an address from getting mails that it does not want.' },
  },
} as const satisfies Record<string, TableRule>;
