import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../process/runToEnd';
import { type Build } from './staleness';

/** In .cache/storybook-static. @param signal cuts it short */
export function storybookBuild(root: string, signal?: AbortSignal): Build {
  const output = join('.cache', 'storybook-static');
  return {
    title: 'Building Storybook',
    inputs: [
      'design-system',
      'web',
      'contract/src',
      'contract/package.json',
      'openapi.yaml',
      'contract/examples',
      'package-lock.json',
      'tsconfig.json',
      'scripts/product/storybookBuild.ts',
    ],
    output,
    withStories: true,
    run: async () => {
      const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
      const goal = join(root, output);
      rmSync(goal, { recursive: true, force: true });
      await runToEnd(
        [
          ...[process.execPath, storybook, 'build', '--quiet', '--disable-telemetry'],
          ...['-c', join(root, 'design-system', '.storybook'), '-o', goal],
        ],
        {
          cwd: root,
          env: { ...process.env, NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' },
          signal,
        },
      );
    },
  };
}
