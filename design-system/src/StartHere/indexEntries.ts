export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

let read: Promise<IndexEntry[]> | undefined;

/** Everything that the sidebar lists, in its order; asked for once. */
export const indexEntries = (): Promise<IndexEntry[]> =>
  (read ??= fetch('index.json').then(async (response) => {
    const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
    return Object.values(entries);
  }));
