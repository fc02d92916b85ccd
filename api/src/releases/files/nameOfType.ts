import { fileName } from '../../platform/http/fileName';
import type { FileType } from '../../platform/files/StoredFile';

/** The endings of each type; the first one is added. */
const endings: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
};

/** A computer opens what it downloads by the ending: a pdf called 'plan.hta' would be run instead of shown. */
export function nameOfType(name: string, type: FileType): string {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const own = endings[type];
  return own.includes(ending) ? name : fileName(`${name}.${own[0]}`);
}
