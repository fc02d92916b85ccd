import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { Section } from './archive';
import { entry } from './manifest';

/** Why a backup is not restored, as a sentence. Nothing was changed in the database. */
export class NotRestored extends Error {
  override readonly name = 'NotRestored';
}

/** A section that is JSON. */
export const textOf = (section: Section): Promise<unknown> => json(Readable.from(section.source));

/** What stands first in every backup. */
export const manifestOf = async (sections: AsyncGenerator<Section>): Promise<unknown> => {
  const first = await sections.next();
  if (first.done === true || first.value.name !== entry.manifest)
    throw new NotRestored('This is no backup of Dispatch.');
  return textOf(first.value);
};

/** What was read has to be what was written, each part by its name. */
export const mustBeWhole = (
  wanted: Readonly<Record<string, unknown>>,
  there: Readonly<Record<string, unknown>>,
): void => {
  const wrong = Object.keys({ ...wanted, ...there }).find(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(there[name]),
  );
  if (wrong !== undefined) throw new NotRestored(`${wrong} is not as it was written.`);
};
