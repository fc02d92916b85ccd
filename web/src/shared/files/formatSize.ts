const kilobyte = 1000;
const units = ['kB', 'MB', 'GB'] as const;

/** The size of a file for people: '812 kB', '4.8 MB'; never less than 1 kB. */
export function formatSize(bytes: number): string {
  let size = Math.max(bytes / kilobyte, 1);
  let unit = 0;
  while (size >= kilobyte && unit < units.length - 1) {
    size /= kilobyte;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(size) : size.toFixed(1)} ${units[unit] ?? ''}`;
}
