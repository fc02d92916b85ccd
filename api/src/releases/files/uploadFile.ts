import { message, mostFileBytes } from '@dispatch/contract';
import { type Upload, withoutTransaction } from '../../platform/call/handler';
import { orUnavailable, problem } from '../../platform/call/problem';
import { storeFile, type FileContent } from '../../platform/files/storeFile';
import { typeOfBytes } from '../../platform/files/typeOfBytes';
import { OversizedImage, UnreadableImage } from '../../platform/files/imageLimits';
import { previewOf, writeAnew } from '../../platform/files/writeAnew';
import type { FileType } from '../../platform/files/StoredFile';
import { type ScanPort, ScannerUnavailable } from '../../platform/ports/scan/scanPort';
import { nameOfType } from './nameOfType';

const refuseViruses = async (bytes: Buffer, scan: ScanPort): Promise<void> => {
  const found = await orUnavailable(ScannerUnavailable, () => scan.scan(bytes));
  if (found !== null) throw problem(400, 'file-infected', message('file-infected'));
};

const inTheirWords = (error: unknown): unknown => {
  if (error instanceof OversizedImage) return problem(400, 'image-too-large', message('image-too-large'));
  return error instanceof UnreadableImage
    ? problem(400, 'file-unreadable', message('file-unreadable'))
    : error;
};

/** What is stored of an upload: a pdf as it is, an image written anew. */
const contentOf = async (upload: Upload, mediaType: FileType): Promise<FileContent> => {
  const { bytes } = upload;
  const name = nameOfType(upload.name, mediaType);
  if (mediaType === 'application/pdf') {
    return { name, mediaType, bytes, width: null, height: null, preview: null };
  }
  try {
    const picture = await writeAnew(bytes, mediaType, mostFileBytes);
    return { name, mediaType, ...picture, preview: await previewOf(picture.bytes, mediaType) };
  } catch (error) {
    throw inTheirWords(error);
  }
};

/**
 * Type told by the bytes, scanned for viruses, images written anew. Removed after a week when nothing uses it by then.
 */
export const uploadFile = withoutTransaction<'uploadFile'>(async ({ upload, session, ports, now }) => {
  if (!ports.storage.isOpen) throw problem(404, 'uploads-closed', message('uploads-closed'));
  const type = await typeOfBytes(upload.bytes);
  if (type === null) throw problem(415, 'unsupported-file', message('unsupported-file'));
  await refuseViruses(upload.bytes, ports.scan);
  const file = await storeFile(await contentOf(upload, type), session, ports.storage, now);
  return {
    status: 201,
    body: {
      Name: file.name,
      Path: `/file/${file.uploadKey}`,
      Size: file.bytes,
      Base64Preview: file.preview,
      AssetID: file.fileId,
      UploadKey: file.uploadKey,
    },
  };
});
