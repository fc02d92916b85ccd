import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const parts = fileURLToPath(new URL('../src/', import.meta.url));
const application = fileURLToPath(new URL('../../web/src/', import.meta.url));

const isShipped = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|^stories\/|parts\/patterns\//.test(file);

const renderedIn = (folder: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isShipped)
      .map((file) => {
        const source = readFileSync(folder + file, 'utf8');
        const found = [...source.matchAll(/<([A-Z]\w+?)(?:Provider)?(?=[\s/>.])/g)].map(
          ([, name = '']) => name,
        );
        return [file.replace(/^.*\/|\.tsx$/g, ''), new Set(found)];
      }),
  );

/** The parts that a screen shows, by itself or inside of another part; stories and patterns are no screens. */
export function partsInUse(): ReadonlySet<string> {
  const inParts = renderedIn(parts);
  const used = new Set([...renderedIn(application).values()].flatMap((names) => [...names]));
  // A set hands out what is added while it is walked through.
  for (const name of used) for (const inside of inParts.get(name) ?? []) used.add(inside);
  return used;
}
