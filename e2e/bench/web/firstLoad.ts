import type { Browser } from '@playwright/test';
import { beginSession } from '../../harness/beginSession';
import { demo } from '../../harness/people';
import type { Place } from '../../harness/place';
import type { Addresses, MeasuredScreen } from './screens';

export interface FirstLoad {
  /** Something is painted (web.dev/fcp). */
  fcp: number;
  /** The largest content is painted (web.dev/lcp). */
  lcp: number;
  /** A person can begin. */
  ready: number;
  /** How much what stood has moved (web.dev/cls). */
  cls: number;
  requests: number;
  /** On the wire, headers included. */
  bytes: number;
}

/** Chromium's Fast 3G, and a processor four times slower. */
const line = { offline: false, latency: 562, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const processor = { rate: 4 };

const observe = (): void => {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

export async function firstLoad(
  browser: Browser,
  place: Place,
  screen: MeasuredScreen,
  addresses: Addresses,
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    if (screen.as !== null) await beginSession(page, place, demo(screen.as));
    await page.addInitScript(observe);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', processor);
    let requests = 0;
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', () => (requests += 1));
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(place.product + screen.path(addresses), { waitUntil: 'commit' });
    await screen.ready(page).waitFor();
    const ready = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle');
    const { lcp, cls } = await page.evaluate(() => (window as unknown as { seen: FirstLoad }).seen);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    );
    return { fcp: fcp / 1000, lcp: lcp / 1000, ready: ready / 1000, cls, requests, bytes };
  } finally {
    await context.close();
  }
}
