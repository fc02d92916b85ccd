import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const folder = fileURLToPath(new URL('.', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** Where the stories and what they show come from, each with the workspace that may have a package of its own. */
const sourceFolders = [
  { workspace: 'design-system', folder: `${folder}src` },
  { workspace: 'web', folder: `${folder}../web/src` },
  { workspace: 'contract', folder: `${folder}../contract/src` },
];

/** The name under which Vite finds a package: through its workspace, when it is installed there only. */
function packageName(workspace: string, name: string): string {
  const [scope = '', rest = ''] = name.split('/');
  const installed = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  const isOwn = existsSync(`${folder}../${workspace}/node_modules/${installed}`);
  return isOwn && workspace !== 'design-system' ? `@dispatch/${workspace} > ${name}` : name;
}

/** Every package the sources import: a dependency found on the way would reload the page under a running test. */
function packagesInUse(): string[] {
  const names = sourceFolders.flatMap(({ workspace, folder: sources }) =>
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|^documentation\//.test(file))
      .flatMap((file) => {
        const text = readFileSync(`${sources}/${file}`, 'utf8').replace(/^import type .*$/gm, '');
        return [...text.matchAll(/(?:from|^import|import\() ?'([^.'][^']*)'/gm)].map(
          (found) => found[1] ?? '',
        );
      })
      .filter((name) => !/^(virtual:|@dispatch\/|node:)|\?|\.css$/.test(name))
      .map((name) => packageName(workspace, name)),
  );
  return [...new Set(names)];
}

/** Chromium in a theme of the system, without motion. */
const browserIn = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  name: colorScheme,
  viewport: { width: 1280, height: 900 },
  provider: playwright({
    contextOptions: { colorScheme, reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
});

/**
 * Every story in Chromium, light and dark, with its play function and axe. No projects nested in here: with them
 * the stories would be skipped silently.
 */
export default defineConfig({
  root: folder,
  plugins: [storybookTest({ configDir: `${folder}.storybook` })],
  optimizeDeps: { include: packagesInUse() },
  test: {
    // Pages of words hold no tests.
    exclude: ['**/*.mdx', '**/node_modules/**'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [browserIn('light'), browserIn('dark')],
    },
  },
});
