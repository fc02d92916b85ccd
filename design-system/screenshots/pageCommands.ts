import { createHash } from 'node:crypto';
import type { BrowserCommand } from 'vitest/node';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (box: Box) => Promise<{ png: string; hash: string }>;
    firstWith: (hash: string, story: string) => Promise<string>;
    resizeWindow: (width: number, height: number) => Promise<void>;
    say: (text: string) => Promise<void>;
  }
}

export const takePicture: BrowserCommand<[Box]> = async ({ page }, clip) => {
  const file = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return { png: file.toString('base64'), hash: createHash('sha256').update(file).digest('hex') };
};

const stories = new Map<string, string>();

/** The story that was the first to look like this, whichever page it was in. */
export const firstWith: BrowserCommand<[hash: string, story: string]> = (_context, hash, story) => {
  const first = stories.get(hash) ?? story;
  stories.set(hash, first);
  return first;
};

/** Makes the browser's window hold the page that is tested: in a smaller one Vitest scales it down. */
export const resizeWindow: BrowserCommand<[width: number, height: number]> = ({ page }, width, height) =>
  page.setViewportSize({ width, height });

export const say: BrowserCommand<[string]> = ({ project }, text) => project.vitest.logger.warn(text);
