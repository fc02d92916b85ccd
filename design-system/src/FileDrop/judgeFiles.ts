import type { Words } from '../Words/english';

export interface FileLimits {
  /** Media types and endings of names: 'image/png', 'image/*', '.docx'. */
  acceptedTypes: readonly string[];
  /** The same for people: 'PDF, PNG, JPEG or GIF'. */
  acceptedText: string;
  /** The most bytes of one file. */
  maxBytes?: number;
  /** The most files in all. */
  maxFiles?: number;
}

const isOfType = ({ name, type }: File, accepted: string): boolean => {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
};

export function writeLimits(
  { acceptedText, maxBytes, maxFiles }: FileLimits,
  words: Words['FileDrop'],
): string {
  const isOne = maxFiles === 1;
  return [
    acceptedText,
    maxBytes === undefined ? '' : words.eachUpTo(maxBytes, isOne),
    maxFiles === undefined || isOne ? '' : words.atMost(maxFiles),
  ]
    .filter(Boolean)
    .join(', ');
}

export function judgeFiles(
  files: readonly File[],
  limits: FileLimits,
  alreadyThere: number,
  words: Words['FileDrop'],
): { accepted: File[]; refused: string[] } {
  const { acceptedTypes, acceptedText, maxBytes, maxFiles = Infinity } = limits;
  const accepted: File[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (!acceptedTypes.some((type) => isOfType(file, type))) {
      refused.push(words.wrongType(file.name, acceptedText));
    } else if (maxBytes !== undefined && file.size > maxBytes) {
      refused.push(words.tooLarge(file.name, maxBytes));
    } else if (alreadyThere + accepted.length >= maxFiles) {
      refused.push(words.tooMany(file.name, maxFiles));
    } else {
      accepted.push(file);
    }
  }
  return { accepted, refused };
}
