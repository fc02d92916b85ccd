import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../../settings/config';
import { inTime, patience } from '../patience';
import { type ListedStorage, StorageUnavailable } from './storagePort';

const orUnavailable = (cause: unknown): never => {
  throw new StorageUnavailable('The object storage has not done what it was asked for.', { cause });
};

// Loaded when it is used: an installation with a folder would carry 20 MB of it for nothing.
const sdk = () => import('@aws-sdk/client-s3');

const clientOf = async (settings: Config['storage']['s3']): Promise<S3Client> => {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings;
  const { S3Client: Client } = await sdk();
  return new Client({
    region,
    // One of our own is reached by paths: it has no names for its buckets.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Without keys they are asked of the machine that we run on.
    ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: patience,
      requestTimeout: patience,
      socketTimeout: patience,
    },
  });
};

export const s3Storage = (settings: Config['storage']['s3']): ListedStorage => {
  let made: Promise<S3Client> | null = null;
  const client = (): Promise<S3Client> => (made ??= clientOf(settings));
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    isOpen: true,
    put: async (key, bytes, mediaType) => {
      const params = { ...at(key), Body: bytes, ContentType: mediaType };
      const { Upload } = await import('@aws-sdk/lib-storage');
      const upload = new Upload({ client: await client(), params });
      const done = upload.done();
      // A stream is written by a job, and takes as long as it takes.
      await (Buffer.isBuffer(bytes) ? inTime(done) : done).catch(async (error: unknown) => {
        await upload.abort();
        return orUnavailable(error);
      });
    },
    open: async (key) => {
      const { GetObjectCommand, NoSuchKey } = await sdk();
      try {
        const { Body } = await inTime((await client()).send(new GetObjectCommand(at(key))));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        return error instanceof NoSuchKey ? null : orUnavailable(error);
      }
    },
    list: async function* () {
      const { ListObjectsV2Command } = await sdk();
      let after: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket: settings.bucket, ContinuationToken: after });
        const found = await inTime((await client()).send(page)).catch(orUnavailable);
        for (const { Key: key } of found.Contents ?? []) if (key !== undefined) yield key;
        after = found.NextContinuationToken;
      } while (after !== undefined);
    },
    remove: async (key) => {
      const { DeleteObjectCommand } = await sdk();
      await inTime((await client()).send(new DeleteObjectCommand(at(key)))).catch(orUnavailable);
    },
  };
};
