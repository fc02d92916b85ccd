import type { Budgets } from './budgets';
import type { PartSize } from './partSizes';
import type { WebSizes } from './webSizes';

export interface Weighed {
  group: 'entry' | 'routes' | 'parts';
  name: string;
  bytes: number;
  budget: number | null;
  files?: number;
}

export function weighed(web: WebSizes, parts: readonly PartSize[], budgets: Budgets): Weighed[] {
  const line = (
    group: Weighed['group'],
    name: string,
    size: { bytes: number; files?: number },
    most?: number,
  ) => ({
    group,
    name,
    bytes: size.bytes,
    files: size.files,
    budget: most === undefined ? null : most * 1000,
  });
  return [
    line('entry', 'Entry of the web application', { bytes: web.entry }, budgets.entry),
    line('entry', 'Welcome and partner pages', { bytes: web.publicEntry }, budgets.publicEntry),
    line('entry', '… their calculator, if opened', { bytes: web.calculator }, budgets.calculator),
    ...web.routes.map((route) => line('routes', route.name, route, budgets.routes[route.name])),
    ...parts.map((part) =>
      line('parts', part.name, { bytes: part.bytes }, budgets.parts[part.name] ?? budgets.part),
    ),
  ];
}

/** What is wrong, in sentences: over budget, without a budget, a budget of nothing, and parts that bring others along. */
export function errorsOf(
  lines: readonly Weighed[],
  parts: readonly Pick<PartSize, 'name' | 'unneeded'>[],
  budgets: Budgets,
): string[] {
  const names = new Set(lines.map(({ name }) => name));
  return [
    ...lines.flatMap(({ name, bytes, budget, files = 0 }) => {
      if (budget === null) return [`${name} has no budget: give it one in scripts/size/budgets.ts.`];
      if (files > budgets.files) return [`${name} comes in ${files} files and may come in ${budgets.files}.`];
      return bytes > budget ? [`${name} weighs ${kilobytes(bytes)} and may weigh ${kilobytes(budget)}.`] : [];
    }),
    ...parts.flatMap(({ name, unneeded }) =>
      unneeded.length > 0
        ? [`Importing ${name} brings along what it does not import: ${unneeded.join(', ')}.`]
        : [],
    ),
    ...[...Object.keys(budgets.routes), ...Object.keys(budgets.parts)]
      .filter((name) => !names.has(name))
      .map((name) => `There is a budget for ${name}, which is not there.`),
  ];
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
