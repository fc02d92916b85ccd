import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { newDataFolder } from './dataFolder';
import { freePorts } from './freePorts';
import { mouse } from './hand';
import type { Place } from './place';
import { isGreeted, passWelcome } from './signIn';
import { test as base } from './test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const foreign =
  /^(NODE_OPTIONS|NODE_ENV|PORT|DATA_DIR|DATABASE_URL|FORCE_COLOR|DEBUG.*|PW_.*|PLAYWRIGHT_.*|TEST_.*)$/;

interface Ready {
  ports: { product: number; stripe: number };
}

/** Without its watchers. @throws Error with everything that it said, when it ends before it is ready */
async function startMock(
  port: number,
  dataDir: string,
): Promise<{ ready: Ready; stop: () => Promise<void> }> {
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const child = spawn(process.execPath, ['scripts/mock.mjs', '--still'], {
    cwd: root,
    env: {
      ...Object.fromEntries(kept),
      PORT: String(port),
      DATA_DIR: dataDir,
      DISPATCH_READY_JSON: '1',
      // What npm started ends when its parent does: nothing is left running when the tests are killed.
      npm_lifecycle_event: 'mock',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = await new Promise<Ready>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [word, json = ''] = line.split(/ (.*)/s, 2);
        if (word === 'READY') resolve(JSON.parse(json) as Ready);
      });
    }
    child.once('exit', () => reject(new Error(`The mock server has ended:\n${lines.join('\n')}`)));
  });
  return {
    ready,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

export const mockTest = base.extend<object, object>({
  place: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use, { parallelIndex }) => {
      const dataDir = newDataFolder();
      const { ready, stop } = await startMock(await freePorts(13_000 + 100 * parallelIndex), dataDir);
      const at = (port: number) => `http://localhost:${port}`;
      const product = at(ready.ports.product);
      const place: Place = {
        product,
        identity: `${product}/_mock`,
        stripe: at(ready.ports.stripe),
        inbox: product,
        databaseUrl: '',
        dataDir,
      };
      await use(place);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export function mockParts(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Mock server' });
  const toggle = bar.getByRole('button', { name: /^Mock · / });
  return {
    bar,
    toggle,
    calls: bar.getByRole('list', { name: 'Calls of this screen' }).getByRole('listitem'),
    answers: (operationId: string) => bar.getByRole('combobox', { name: operationId, exact: true }),
    tabTo: async (target: Locator, key: 'Tab' | 'Shift+Tab') => {
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(target).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
    },
    signIn: async (name: string) => {
      await page.goto('/welcome');
      await page.getByRole('button', { name: 'Login' }).click();
      const greeted = isGreeted(page);
      await page.getByRole('button', { name: `Sign in as ${name}` }).click();
      await passWelcome(page, greeted, mouse(page));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Releases');
    },
    signOut: async () => {
      await page.getByRole('link', { name: 'Logout' }).click();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    },
  };
}
