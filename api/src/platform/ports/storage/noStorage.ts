import { type StoragePort, StorageUnavailable } from './storagePort';

export const noStorage: StoragePort = {
  isOpen: false,
  put: async () => {
    throw new StorageUnavailable('This installation takes no files.');
  },
  open: async () => null,
  remove: async () => undefined,
};
