import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../vitest.config';
import { removeUnused, shrinkStored, storedMachine, storeErrors, storeMachine, type Machine } from './stored';

declare module 'vitest' {
  interface TaskMeta {
    /** Of a test that has shown a story: Storybook puts it here. */
    storyId?: string;
  }
  interface ProvidedContext {
    /** What a difference means: on a machine that draws otherwise it is only said, and where none are stored there is none. */
    differences: 'fail' | 'say' | 'ignore';
  }
}

const specimen = ['serif', 'sans-serif', 'monospace', 'system-ui']
  .map((family) => `<p style="font: 20px ${family}">Hamburgefonstiv 0123 שלום سلام 見本 ★ ✓</p>`)
  .join('');

async function thisMachine(): Promise<Machine> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 600, height: 260 } });
    await page.setContent(specimen);
    const fonts = createHash('sha256')
      .update(await page.screenshot())
      .digest('hex')
      .slice(0, 16);
    return { chromium: browser.version(), system: `${process.platform} ${process.arch}`, fonts };
  } finally {
    await browser.close();
  }
}

/** Before the first story: what differences mean. After the last one of a whole run: whether what is stored is right. */
export default async function setup({
  provide,
  vitest,
  vite,
  config,
}: TestProject): Promise<() => Promise<void>> {
  const [machine, stored] = [await thisMachine(), storedMachine()];
  const drawsAlike = isDeepStrictEqual(machine, stored);
  // Its declarations leave out the names on the command line.
  const { filenamePattern } = vitest as { filenamePattern?: readonly string[] };
  const isWhole = filenamePattern === undefined && vite.config.mode !== 'everyStory';
  const takesOver = config.snapshotOptions.updateSnapshot === 'all';
  if (takesOver && !drawsAlike && !isWhole)
    throw new Error('Screenshots of another machine are taken over together, or not at all.');
  if (takesOver || drawsAlike) provide('differences', 'fail');
  else {
    provide('differences', stored === null ? 'ignore' : 'say');
    const reason = stored === null ? 'None are stored.' : `They were taken with ${JSON.stringify(stored)}.`;
    vitest.logger.warn(`Screenshots of ${JSON.stringify(machine)}. ${reason} Differences fail nothing.`);
  }
  const begin = Date.now();
  return async () => {
    if (takesOver) await shrinkStored(begin);
    if (!isWhole) return;
    const stories = vitest.state.getFiles().flatMap(({ tasks }) => tasks.map(({ meta }) => meta.storyId));
    const titles = new Set(stories.map((id) => id?.split('--')[0] ?? ''));
    if (takesOver) {
      removeUnused(titles);
      storeMachine(machine);
    }
    const errors = storeErrors(titles);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
}
