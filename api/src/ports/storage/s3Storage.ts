import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../../config';
import { type StoragePort, StorageUnavailable } from './storagePort';

const milliseconds = 10_000;

const orUnavailable = (cause: unknown): never => {
  throw new StorageUnavailable('The object storage has not done what it was asked for.', { cause });
};

const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey }: Config['storage']['s3']): S3Client =>
  new S3Client({
    region,
    // One of our own is reached by paths: it has no names for its buckets.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Without keys they are asked of the machine that we run on.
    ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: milliseconds,
      requestTimeout: milliseconds,
      socketTimeout: milliseconds,
    },
  });

/** Files in a bucket of S3, or of anything that speaks its protocol. */
export const s3Storage = (settings: Config['storage']['s3']): StoragePort => {
  const client = clientOf(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    isOpen: true,
    put: async (key, bytes, mediaType) => {
      const params = { ...at(key), Body: bytes, ContentType: mediaType };
      await new Upload({ client, params }).done().catch(orUnavailable);
    },
    open: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        return error instanceof NoSuchKey ? null : orUnavailable(error);
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(orUnavailable);
    },
  };
};
