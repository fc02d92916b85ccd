import type { Session } from '../../src/platform/call/handler';
import { storeFile } from '../../src/platform/files/storeFile';
import { samplePdf } from '../../src/testing/sampleFiles';
import type { Feeds, OwnedId } from './feed';

const ownFile: OwnedId = {
  kind: { name: 'uploaded file', shownAs: ['UploadKey'] },
  make: async ({ ports }, { user }) => {
    const owner = { userId: user.userId, login: user.oktaLogin, impersonator: null } as Session;
    const content = { name: 'fact-sheet.pdf', mediaType: 'application/pdf', bytes: samplePdf } as const;
    const size = { width: null, height: null, preview: null };
    return (await storeFile({ ...content, ...size }, owner, ports.storage, new Date())).uploadKey;
  },
  reach: 'owner',
};

export const file: Feeds = {
  uploadFile: { creates: { nothingToRead: 'it is read again as bytes, by getFile.test.ts' } },
  getFile: { ids: { 'path.uploadKey': ownFile } },
};
