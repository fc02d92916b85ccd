import { type components, type ReleaseField, releaseFieldsWhere } from '@dispatch/contract';
import type { Handler } from '../../platform/call/handler';
import { ownerRole } from '../lifecycle/moveRelease';
import { saveRelease } from '../lifecycle/saveRelease';
import { readOwnRelease } from './ownRelease';

const isCopied = ({ step, contact }: ReleaseField): boolean => step === 'release' || contact !== undefined;

/** The files belong to both releases from then on: one that is deleted leaves them to the other. */
export const duplicateRelease: Handler<'duplicateRelease'> = async (call) => {
  const { session } = call;
  const { id } = call.path;
  const { text } = await readOwnRelease(id, session.userId);
  const release = JSON.parse(text) as components['schemas']['Release'];
  const copied = Object.fromEntries(releaseFieldsWhere(isCopied).map((name) => [name, release[name]]));
  const saver = { role: ownerRole(session), ownerId: session.userId, filesOf: id, isCopy: true };
  const { answer } = await saveRelease({ ...call, body: { ...copied, package: release.package } }, saver);
  return { status: 201, body: answer };
};
