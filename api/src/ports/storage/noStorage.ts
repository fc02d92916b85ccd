import { type StoragePort, StorageUnavailable } from './storagePort';

/** An installation that takes no files: none can be stored, and none is there. */
export const noStorage: StoragePort = {
  isOpen: false,
  put: async () => {
    throw new StorageUnavailable('This installation takes no files.');
  },
  open: async () => null,
  remove: async () => undefined,
};
