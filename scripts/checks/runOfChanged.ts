import { changedFiles, testsReachedBy } from './reach';
import { type Stage } from './stage';
import { stagesOfPaths } from './stagesOfPaths';

/** What fits into the time of a check between two commits; `npm test` runs all. */
const mostFiles: Partial<Record<Stage['name'], number>> = { api: 8, stories: 6 };
const always: readonly Stage['name'][] = ['types', 'lint', 'generated', 'unit'];

/**
 * `npm run check`: types, lint, generated files and unit tests, and of the API's tests and the stories of the short run
 * those that the changed files can reach, the nearest first.
 * @throws Error with a sentence, when git does not know `since`
 */
export function runOfChanged(all: readonly Stage[], root: string, since?: string) {
  const changed = changedFiles(root, since);
  const reached = testsReachedBy(root, changed.files);
  const lines = [`${changed.files.length} files differ from ${changed.since}.`];
  const chosen = all.flatMap((stage) => {
    const most = mostFiles[stage.name];
    if (most === undefined) return always.includes(stage.name) ? [stage] : [];
    const own = reached.filter((file) => stage.ofFiles?.matches.test(file));
    const taken = own.slice(0, most);
    const left = own.length - taken.length;
    const words = taken.length === 0 ? 'none is reached' : taken.join(', ');
    lines.push(`${stage.title}: ${words}${left > 0 ? `; ${left} more files are left to npm test` : ''}`);
    return taken.length === 0 ? [] : stagesOfPaths(all, taken, root).map(inShort);
  });
  return { stages: chosen, aim: 90, told: `${lines.join('\n')}\n` };
}

const inShort = (stage: Stage): Stage => ({
  ...stage,
  commands: stage.commands.map((command) => ({ ...command, env: { ...command.env, STORIES: 'short' } })),
});
