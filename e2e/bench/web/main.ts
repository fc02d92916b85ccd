// `npm run bench:web`: what a first visit costs on a slow line and a slow processor, in the built product.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../harness/database';
import { demo } from '../../harness/people';
import { type Place, placeOf } from '../../harness/place';
import { say, withProduct } from '../withProduct';
import { type FirstLoad, firstLoad } from './firstLoad';
import { type Addresses, type MeasuredScreen, screens } from './screens';

/** How much of what stands may move on any screen. */
const mostShift = 0.05;

const { values: options } = parseArgs({
  options: { times: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
});

async function addressesOf({ databaseUrl }: Place): Promise<Addresses> {
  const database = openDatabase(databaseUrl);
  const first = (condition: string) =>
    database.row<{ distribution_id: number; address: string }>(
      `select distribution_id, '/news/' || slug || '-' || prweb_press_release_id as address from releases
        join users using (user_id) where email = $1 and ${condition} order by 1 limit 1`,
      demo('customer').email,
    );
  try {
    const [draft, published] = [await first('releases.state = 1'), await first('slug is not null')];
    return { news: published.address, draft: draft.distribution_id, published: published.distribution_id };
  } finally {
    await database.close();
  }
}

/** The quietest of several loads: what else the machine does only adds to the times. */
const quietest = (loads: readonly FirstLoad[]): FirstLoad => {
  const least = (pick: (load: FirstLoad) => number) => Math.min(...loads.map(pick));
  return {
    fcp: least(({ fcp }) => fcp),
    lcp: least(({ lcp }) => lcp),
    ready: least(({ ready }) => ready),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    requests: least(({ requests }) => requests),
    bytes: least(({ bytes }) => bytes),
  };
};

const excessOf = (
  { limit = Infinity, painted = Infinity }: MeasuredScreen,
  { fcp, lcp, ready, cls }: FirstLoad,
): string[] => [
  ...(fcp >= painted ? [`painted after ${painted.toFixed(1)} s`] : []),
  ...(Math.max(lcp, ready) >= limit ? [`over ${limit.toFixed(1)} s`] : []),
  ...(cls >= mostShift ? [`moves by more than ${mostShift}`] : []),
];

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

async function measure(place: Place): Promise<boolean> {
  let isKept = true;
  const addresses = await addressesOf(place);
  say('                             FCP       LCP     ready       CLS  requests         kB');
  for (const screen of screens.filter(({ name }) => name.includes(options.only))) {
    const loads: FirstLoad[] = [];
    while (loads.length < Number(options.times))
      loads.push(await firstLoad(browser, place, screen, addresses));
    const load = quietest(loads);
    const excess = excessOf(screen, load);
    isKept &&= excess.length === 0;
    say(
      `${screen.name.padEnd(22)}${load.fcp.toFixed(2).padStart(8)} s${load.lcp.toFixed(2).padStart(8)} s${load.ready.toFixed(2).padStart(8)} s` +
        `${load.cls.toFixed(3).padStart(10)}${String(load.requests).padStart(10)}` +
        `${(load.bytes / 1000).toFixed(0).padStart(11)}  ${excess.join(', ')}`,
    );
  }
  return isKept;
}

try {
  await withProduct(4900, ({ ready }) => measure(placeOf(ready)));
} finally {
  await browser.close();
}
