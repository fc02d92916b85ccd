import { fileURLToPath } from 'node:url';
import { complain, say, step } from '../process/terminal';
import { budgets } from './budgets';
import { errorsOf, kilobytes, weighed, type Weighed } from './judge';
import { partSizes } from './partSizes';
import { webSizes } from './webSizes';

process.env['NODE_ENV'] = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const web = await step('Weighing the web application', () => webSizes(root));
const parts = await step('Weighing each part on its own', () => partSizes(root));
const lines = weighed(web, parts, budgets);

const titles = {
  entry: 'Before anything is shown',
  routes: 'Until a screen stands, the entry included',
  parts: 'One part on its own, React apart',
};
for (const group of ['entry', 'routes', 'parts'] as const) {
  say(`\n${titles[group]}`);
  for (const line of lines.filter((one) => one.group === group)) say(printed(line));
}
const errors = errorsOf(lines, parts, budgets);
say(errors.length === 0 ? '\nNothing is over its budget.' : '');
for (const error of errors) complain(error);
process.exitCode = errors.length === 0 ? 0 : 1;

function printed({ name, bytes, budget, files }: Weighed): string {
  const share = budget === null ? 0 : bytes / budget;
  const bar = '█'.repeat(Math.min(24, Math.round(share * 20))).padEnd(24);
  const limit = budget === null ? 'no budget' : `of ${kilobytes(budget)}`;
  return `  ${name.padEnd(30)}${kilobytes(bytes).padStart(10)}  ${bar} ${limit}${files === undefined ? '' : `, ${files} files`}`;
}
