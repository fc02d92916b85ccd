import { addAbortSignal } from 'node:stream';
import { finished } from 'node:stream/promises';
import { plainParagraphs } from '@dispatch/contract';
import type { ZipFile } from 'yazl';
import { findFile } from '../../platform/files/findFile';
import { packZip } from '../../platform/files/packZip';
import type { CountedStream } from '../../platform/files/streams';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { type PublicCompany, detailsOf } from '../companies/companyRows';
import { mostOfPressKit, pressContacts } from './companyPages';
import { type NewsItem, newsPart } from './newsItems';
import { companyPath } from './newsList';
import type { Site } from './sitePage';

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
};

const aboutText = (page: PublicCompany, site: Site): string => {
  const details = detailsOf(page.details);
  const contacts = pressContacts(details).map((one) => Object.values(one).filter(Boolean).join(', '));
  return [
    page.approvedName,
    ...plainParagraphs(details.boilerplate),
    ...[details.websiteUrl].filter(Boolean),
    ...contacts.map((contact) => `Press contact: ${contact}`),
    site.publicUrl + companyPath(page.slug),
    '',
  ].join('\n\n');
};

const lineOf = ({ image, headline, path }: NewsItem, file: string, site: Site): string =>
  [
    file,
    `Size: ${image?.width} × ${image?.height}`,
    image?.alt && `Shows: ${image.alt}`,
    image?.caption && `Caption: ${image.caption}`,
    image?.credit && `Credit: ${image.credit}`,
    `Release: ${headline}`,
    site.publicUrl + path,
  ]
    .filter(Boolean)
    .join('\n');

/** Puts a stored file into the ZIP, read when the one before it has been. False where its bytes are gone. */
const addFile = async (
  zip: ZipFile,
  name: string,
  uploadKey: string,
  { storage, givenUp }: { storage: StoragePort; givenUp: AbortSignal },
): Promise<boolean> => {
  givenUp.throwIfAborted();
  const file = await findFile(uploadKey);
  const bytes = file && (await storage.open(file.storageKey));
  if (bytes === null) return false;
  addAbortSignal(givenUp, bytes);
  zip.addReadStream(bytes, name, { compress: false });
  await finished(bytes);
  return true;
};

/** The pictures that the newest releases of a company show, each under its number, as long as there are some. */
async function* picturesOf(slug: string): AsyncGenerator<NewsItem> {
  let cursor: Parameters<typeof newsPart>[1] = null;
  for (let count = 0; count < mostOfPressKit;) {
    const { items, hasOlder } = await newsPart({ pictured: slug }, cursor, 20);
    for (const item of items) {
      if (item.image === null) continue;
      yield item;
      count += 1;
      if (count === mostOfPressKit) return;
    }
    const last = items.at(-1);
    if (!hasOlder || last === undefined) return;
    cursor = { before: last };
  }
}

/**
 * A ZIP of the logo, the text about a company and the pictures of its releases, as they were uploaded (without what cameras
 * write into them), with a list of what is to be said of each. Made while it is read.
 */
export const packPressKit = (page: PublicCompany, site: Site, storage: StoragePort): CountedStream =>
  packZip(async (zip, givenUp) => {
    const way = { storage, givenUp };
    zip.addBuffer(Buffer.from(aboutText(page, site)), 'about.txt');
    if (page.logoKey !== null) await addFile(zip, 'logo.png', page.logoKey, way);
    const lines: string[] = [];
    for await (const item of picturesOf(page.slug)) {
      const { uploadKey = '', mediaType = '' } = item.image ?? {};
      const name = `pictures/${item.number}.${endings[mediaType] ?? 'img'}`;
      if (await addFile(zip, name, uploadKey, way)) lines.push(lineOf(item, name, site));
    }
    if (lines.length > 0) zip.addBuffer(Buffer.from(`${lines.join('\n\n')}\n`), 'pictures.txt');
  });
