import { writeBytes } from './writeBytes';

/** Everything a FileDrop says of its own accord; the screen may say any of it otherwise. */
export interface FileWords {
  choose: (isOne: boolean) => string;
  drop: (isOne: boolean) => string;
  /** Why no file can be added. */
  full: (count: number, most: number) => string;
  files: string;
  waiting: string;
  uploading: string;
  done: string;
  failed: string;
  retry: string;
  cancel: string;
  remove: string;
  progress: (name: string) => string;
  eachUpTo: (maxBytes: number, isOne: boolean) => string;
  atMost: (maxFiles: number) => string;
  wrongType: (name: string, acceptedText: string) => string;
  tooLarge: (name: string, maxBytes: number) => string;
  tooMany: (name: string, maxFiles: number) => string;
}

export const defaultFileWords: FileWords = {
  choose: (isOne) => (isOne ? 'Choose a file' : 'Choose files'),
  drop: (isOne) => `or drop ${isOne ? 'it' : 'them'} here`,
  full: (count, most) => `You have added ${count} of ${most}. Remove one to add another.`,
  files: 'Files',
  waiting: 'Waiting',
  uploading: 'Uploading…',
  done: 'Uploaded',
  failed: 'Error uploading file',
  retry: 'Retry',
  cancel: 'Cancel',
  remove: 'Remove',
  progress: (name) => `Uploading ${name}`,
  eachUpTo: (maxBytes, isOne) => `up to ${writeBytes(maxBytes)}${isOne ? '' : ' each'}`,
  atMost: (maxFiles) => `at most ${maxFiles} files`,
  wrongType: (name, acceptedText) => `${name} is of another type. Choose ${acceptedText}.`,
  tooLarge: (name, maxBytes) => `${name} is larger than ${writeBytes(maxBytes)}.`,
  tooMany: (name, maxFiles) =>
    `${name} is one too many. There can be ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'}.`,
};
