import { type ListedStorage, StorageUnavailable } from './storagePort';

export const noStorage: ListedStorage = {
  isOpen: false,
  put: async () => {
    throw new StorageUnavailable('This installation takes no files.');
  },
  open: async () => null,
  list: async function* () {},
  remove: async () => undefined,
};
