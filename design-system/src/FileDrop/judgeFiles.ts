import { writeBytes } from './writeBytes';

export interface FileLimits {
  /** Media types: 'image/png', 'image/*'. */
  acceptedTypes: readonly string[];
  /** The same for people: 'PDF, PNG, JPEG or GIF'. */
  acceptedText: string;
  /** The most bytes of one file. */
  maxBytes?: number | undefined;
  /** The most files in all. */
  maxFiles?: number | undefined;
}

const isOfType = (type: string, accepted: string): boolean =>
  accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;

/** What is taken, in words: 'PDF, PNG, JPEG or GIF, up to 10 MB each, at most 5 files'. */
export function writeLimits({ acceptedText, maxBytes, maxFiles }: FileLimits): string {
  const isOne = maxFiles === 1;
  return [
    acceptedText,
    maxBytes === undefined ? '' : `up to ${writeBytes(maxBytes)}${isOne ? '' : ' each'}`,
    maxFiles === undefined || isOne ? '' : `at most ${maxFiles} files`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Which of the files can be taken besides those already there, and in words why the others cannot. */
export function judgeFiles(
  files: readonly File[],
  limits: FileLimits,
  alreadyThere: number,
): { accepted: File[]; refused: string[] } {
  const { acceptedTypes, acceptedText, maxBytes, maxFiles = Infinity } = limits;
  const accepted: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (!acceptedTypes.some((type) => isOfType(file.type, type))) {
      refused.push(`${file.name} is of another type. Choose ${acceptedText}.`);
    } else if (maxBytes !== undefined && file.size > maxBytes) {
      refused.push(`${file.name} has ${writeBytes(file.size)}. The most is ${writeBytes(maxBytes)}.`);
    } else if (alreadyThere + accepted.length >= maxFiles) {
      refused.push(
        `${file.name} is one too many. There can be ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}.`,
      );
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refused };
}
