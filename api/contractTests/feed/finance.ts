import type { Feeds } from './feed';
import { noRow } from './rows';

const ids = { 'path.year': noRow('a year'), 'path.month': noRow('a month of it') };

export const finance: Feeds = {
  getDeferredRevenue: {
    complete: ({ request }) => {
      // Either a month or a key; the files are tried by reportsOfMonth.test.ts.
      request.query = { month: '03', year: 2024 };
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
