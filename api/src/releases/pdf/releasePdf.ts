import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Article } from '@dispatch/contract';
import { FileBody } from '../../platform/call/answerBody';
import { Problem } from '../../platform/call/problem';
import { findFile, isImage, type StoredImage } from '../../platform/files/findFile';
import { inStorage, openStored } from '../../platform/files/readFile';
import { collect } from '../../platform/files/streams';
import { onImage, OversizedImage, UnreadableImage } from '../../platform/files/imageLimits';
import type { StoragePort } from '../../platform/ports/storage/storagePort';
import { inPdfTurn } from './pdfTurn';
import { type PdfImage, type PdfRelease, writeReleasePdf } from './writeReleasePdf';

const side = 1280;

const asJpeg = async (file: StoredImage, storage: StoragePort): Promise<PdfImage | null> => {
  try {
    const source = await openStored(file.storageKey, storage);
    const whole = await inStorage(() => collect(source));
    return await onImage(whole, async (image) => {
      const fitting = image.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const written = fitting.flatten({ background: '#fff' }).toColourspace('srgb').jpeg({ quality: 82 });
      const { data, info } = await written.toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    });
  } catch (error) {
    const isGone = error instanceof Problem && error.status === 404;
    if (isGone || error instanceof UnreadableImage || error instanceof OversizedImage) return null;
    throw error;
  }
};

const make = async (
  release: Omit<PdfRelease, 'image'>,
  file: StoredImage | null,
  storage: StoragePort,
): Promise<Buffer> => {
  return inPdfTurn(async (turn) => {
    const image = file === null ? null : await asJpeg(file, storage);
    return turn((pause) => writeReleasePdf({ ...release, image }, pause));
  });
};

const imageOf = async ({ image }: Article): Promise<StoredImage | null> => {
  const file = image === null ? null : await findFile(image.uploadKey);
  return file !== null && isImage(file) ? file : null;
};

/**
 * A release as a PDF to be saved, made when it is sent: one at a time in this process, in slices, so that other calls
 * go on. Opening it throws 503 when too many wait or it takes too long. An image whose bytes are gone is left out.
 */
export const releasePdf = async (
  release: Omit<PdfRelease, 'image'>,
  storage: StoragePort,
): Promise<FileBody<'application/pdf'>> => {
  const { article } = release;
  const image = await imageOf(article);
  const facts = JSON.stringify([release, image?.digest.toString('hex')]);
  return new FileBody(
    {
      mediaType: 'application/pdf',
      tag: createHash('sha256').update(facts).digest('hex').slice(0, 40),
      name: `${article.path?.split('/').pop() ?? 'release'}.pdf`,
      disposition: 'attachment',
    },
    async () => Readable.from([await make(release, image, storage)]),
  );
};
