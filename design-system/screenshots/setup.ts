import type { composeStory } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { showSheet, shownBox, type Tile } from './sheet';

type Played = ReturnType<typeof composeStory>;

declare module 'vitest' {
  interface TestContext {
    /** The story of this test, once it is rendered: Storybook puts it here. */
    story?: Played;
  }
}

const instant = '2026-11-20T17:00:00Z';
const longest = 1800;
const usualWindow = { width: 1600, height: 1100 };
const isEveryStory = import.meta.env.MODE === 'everyStory';
const isScreen = (file: string): boolean => file.includes('web/src/stories/');

const tiles: Tile[] = [];

beforeEach(({ task, skip }) => {
  const { tasks, name } = task.file;
  if (isScreen(name) && !isEveryStory && task !== tasks[0]) skip('Looked at, and not stored.');
  document.body.style.padding = isScreen(name) ? '' : '16px';
  MockDate.set(instant);
  let seed = 1;
  vi.spyOn(Math, 'random').mockImplementation(() => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647);
});

afterEach(async ({ task }) => {
  await commands.setSystemTheme('light');
  if (task === task.file.tasks.at(-1)) tiles.length = 0;
  MockDate.reset();
  vi.restoreAllMocks();
});

async function compare(element: Element, name: string): Promise<void> {
  if (inject('differences') === 'ignore') return;
  try {
    await expect(element).toMatchScreenshot(name);
  } catch (error) {
    if (inject('differences') === 'fail') throw error;
    await commands.say(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function show(width: number, height: number): Promise<void> {
  await commands.resizeWindow(Math.max(usualWindow.width, width), Math.max(usualWindow.height, height));
  await page.viewport(width, height);
}

async function settledHeight({ scrollHeight }: Element): Promise<number> {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  const height = document.documentElement.scrollHeight;
  return height === scrollHeight ? height : settledHeight(document.documentElement);
}

async function compareScreen(name: string, width: number, theme: 'light' | 'dark'): Promise<void> {
  const { documentElement: root } = document;
  await show(width, 900);
  await show(width, Math.min(longest, await settledHeight(root)));
  await commands.setSystemTheme(theme);
  await compare(root, `${name}-${theme}`);
}

/** A tag says that its end looks like another one. @throws Error when it does without saying so */
async function picture({ id, storyName }: Played): Promise<void> {
  const box = shownBox();
  const light = await commands.takePicture(box);
  const first = await commands.firstWith(`${light.hash} ${innerWidth} ${box.x}`, id);
  if (first !== id)
    throw new Error(`${id} looks like ${first}, byte for byte. If it is only about behaviour, tag it so.`);
  if (isEveryStory) return;
  await commands.setSystemTheme('dark');
  const dark = await commands.takePicture(box);
  await commands.setSystemTheme('light');
  tiles.push({ ...box, name: storyName, pictures: [light.png, dark.png] });
}

afterEach(async ({ story, task }) => {
  if (story === undefined || task.result?.errors?.length) return;
  const { name: file, tasks } = task.file;
  const name = story.id.split('--')[0] ?? '';
  const isPictured = !story.tags.includes('behaviour');
  await document.fonts.ready;
  if (isPictured) await picture(story);
  if (isEveryStory) return;
  if (isScreen(file)) {
    if (!isPictured) return;
    await compareScreen(name, 1280, 'light');
    await compareScreen(name, 390, 'dark');
  } else if (task === tasks.at(-1) && tasks.every(({ result }) => result?.state !== 'fail')) {
    await showSheet(tiles, async (sheet) => {
      await show(sheet.offsetWidth, sheet.offsetHeight);
      await compare(sheet, name);
    });
    await commands.resizeWindow(usualWindow.width, usualWindow.height);
  }
});
