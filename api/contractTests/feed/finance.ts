import { execute } from '../../src/platform/database/database';
import type { Feeds } from './feed';
import { noRow } from './rows';

const ids = { 'path.year': noRow('a year'), 'path.month': noRow('a month of it') };

export const finance: Feeds = {
  getDeferredRevenue: {
    complete: async ({ request }) => {
      // Either a month or a key; the files are tried by reportsOfMonth.test.ts.
      request.query = { month: '03', year: 2024 };
      await execute(
        `insert into deferred_revenue_reports (month, asked_at, made_at) values ('2024-03-01', now(), now())
         on conflict (month) do update set made_at = excluded.made_at`,
      );
    },
  },
  getDeferredRevenueProgress: { ids },
  makeDeferredRevenue: {
    ids,
    complete: ({ request }) => {
      request.path['year'] = 2024;
    },
  },
};
