export type ImportGraph = Map<string, readonly string[]>;

/** @param file the module that defines a part, without its extension */
export function unneededIn(graph: ImportGraph, file: string, loaded: readonly string[]): string[] {
  const needed = new Set<string>();
  const need = (id: string) => {
    if (needed.has(id)) return;
    needed.add(id);
    graph.get(id)?.forEach(need);
  };
  [...graph.keys()].filter((id) => id.replace(/\.tsx?$/, '') === file).forEach(need);
  return loaded.filter((id) => !needed.has(id));
}
