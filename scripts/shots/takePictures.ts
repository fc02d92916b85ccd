import { join } from 'node:path';
import { storybookBuild } from '../product/storybookBuild';
import { bringUpToDate, isStale } from '../product/staleness';
import { say, step } from '../process/terminal';
import { readManifest } from './manifest';
import { type Outcome, type Session, clearResults, develop, writeSession } from './session';
import { poses } from './sitting';
import { type Story, storiesOf } from './stories';
import { openStudio } from './studio';
import { writeReport } from './report';

/** Between two words on how far it has come, in milliseconds. */
const interval = 10_000;

/** Which pictures to take, and with what. */
export interface Order {
  root: string;
  chromium: string;
  /** What each story file that there is is made of. */
  hashes: ReadonlyMap<string, string>;
  /** Whether a story is wanted; all stories of its file are then taken with it. */
  isWanted: (story: Story) => boolean;
}

/** Builds Storybook if need be, pictures the stories of the wanted files, compares, and writes the page that shows it. */
export async function takePictures({ root, chromium, hashes, isWanted }: Order): Promise<Session> {
  const build = storybookBuild(root);
  if (isStale(root, build)) await step(build.title, () => bringUpToDate(root, build));
  const folder = join(root, build.output);
  const all = storiesOf(folder).filter(({ file }) => hashes.has(file));
  const wanted = new Set(all.filter(isWanted).map(({ file }) => file));
  const stories = all.filter(({ file }) => wanted.has(file));
  const outcomes: Outcome[] = [];
  clearResults(root);

  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  const number = stories.length * poses.length;
  say(`Picturing ${stories.length} stories, ${number} pictures …`);
  const ticking = setInterval(() => say(`  ${outcomes.length} of ${number} (${seconds()} s)`), interval);
  const studio = await openStudio(chromium, folder);
  try {
    const developing: Promise<unknown>[] = [];
    await studio.take(stories, (story, pose, shot) => {
      developing.push(develop(root, story, pose.name, shot).then((outcome) => outcomes.push(outcome)));
    });
    await Promise.all(developing);
  } finally {
    clearInterval(ticking);
    await studio.close();
  }
  say(`  done in ${seconds()} s`);

  const order = new Map(stories.map(({ id }, place) => [id, place]));
  outcomes.sort((one, other) => (order.get(one.story.id) ?? 0) - (order.get(other.story.id) ?? 0));
  const session: Session = {
    setting: studio.setting,
    storedSetting: readManifest(root)?.setting ?? null,
    isWhole: stories.length === all.length,
    madeOf: Object.fromEntries([...hashes].filter(([file]) => wanted.has(file))),
    outcomes,
  };
  writeSession(root, session);
  writeReport(root, session);
  return session;
}
