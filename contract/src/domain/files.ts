/** The most bytes of an uploaded file (openapi.yaml, FileUpload). */
export const mostFileBytes = 10 * 1024 * 1024;

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

/** What a reader is told of a file before it is downloaded: `plan.pdf, PDF, 812 kB`. */
export const fileFacts = (name: string, bytes: number): string => {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toUpperCase() ?? '';
  return [name, ending === 'JPG' ? 'JPEG' : ending, formatSize(bytes)].filter(Boolean).join(', ');
};
