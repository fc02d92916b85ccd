import { type Stage } from './stages';

/** In their own order; without `--only` the short run, with `--full` all; a sentence when a name is unknown. */
export function chosenStages(stages: readonly Stage[], args: readonly string[]): readonly Stage[] | string {
  const at = args.indexOf('--only');
  if (at === -1) return args.includes('--full') ? stages : stages.filter(({ isFull }) => !isFull);
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    return `--only takes ${stages.map(({ name }) => name).join(',')}, and not '${unknown.join(',')}'.`;
  }
  return stages.filter(({ name }) => names.includes(name));
}
