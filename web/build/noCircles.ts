import type { Plugin } from 'vite';

/** Its first file again at the end; null without one. @param imports the static imports of each file, by its name */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const finished = new Set<string>();
  const look = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (finished.has(name)) return null;
    for (const imported of imports.get(name) ?? []) {
      const circle = look(imported, [...path, name]);
      if (circle !== null) return circle;
    }
    finished.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = look(name, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** Either a circle or the import of an entry, which waits for its importer, is built and then screens do not start. */
export const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = circleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle !== null) this.error(`Scripts import one another in a circle: ${circle.join(' -> ')}`);
    const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    const importer = chunks.find(({ imports }) => imports.some((name) => entries.has(name)));
    if (importer !== undefined) this.error(`${importer.fileName} imports an entry, which waits for it.`);
  },
};
