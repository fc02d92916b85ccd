import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultRelease, newsPath, packageIds, packageTraits, type PackageId } from '@dispatch/contract';
import type { CallServer } from './callServer';
import { readReleaseFile, type ReleaseFields } from './releaseFile';
import { UsageError } from './usageError';

/** What the way needs of where it runs. */
export type Way = {
  call: CallServer;
  url: string;
  now: Date;
  /** Told of each step. */
  progress: (line: string) => void;
  /** Milliseconds between two looks at what has become of it. */
  pause?: number;
};

type Release = {
  distributionId: number;
  distributionVersion: number;
  prwebPressReleaseId: number;
  headline: string;
  publicationState: string;
  hasPaid: boolean;
  package: PackageId;
  cjl: number;
  hasCisionSocialPost: boolean;
  priorityReleaseEnabled?: boolean;
  hasPriorityRelease?: boolean;
};

export const submitUsage = `dispatch release submit <file.md|file.docx> [options]

Saves a release, checks it, pays and submits it to editorial.

  --package <basic|standard|advanced|premium>
      The package; else the one in the file.
  --bundle
      Pays by a prepaid release of that package. Without it, only what costs nothing is submitted.
  --at <2026-12-01T14:00:00>
      Its hour, in UTC; else the one in the file, or the earliest that the site offers.
  --draft <number>
      Writes it into a draft that is there, as after a refusal.
  --follow
      Waits until it is published, held or refused.

In Markdown the fields stand before the text, between lines of ---, by their names in the contract
(summary: …, cityState: …, primaryContactName: …). The first heading is the headline. Who is to be asked, and is not
named, is the owner of the account.`;

const packageOf = (name: unknown): PackageId | null => {
  if (typeof name !== 'string') return null;
  const found = packageIds.find(
    (id) => id === name || packageTraits[id].name.toLowerCase() === name.toLowerCase(),
  );
  if (found !== undefined) return found;
  const names = packageIds.map((id) => packageTraits[id].name.toLowerCase());
  throw new UsageError(`--package is one of ${names.join(', ')}, and not '${name}'.`);
};

const readOptions = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        package: { type: 'string' },
        bundle: { type: 'boolean', default: false },
        at: { type: 'string' },
        draft: { type: 'string' },
        follow: { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('Please give one file');
    return { ...values, file };
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${first}. 'dispatch release submit --help' says what it takes.`);
  }
};

/** The fields of the file, and what the account and the site say where it says nothing. */
const completed = async (
  { call, now }: Way,
  fields: ReleaseFields,
  { packageId, at }: { packageId: PackageId; at: string | undefined },
): Promise<ReleaseFields> => {
  const me = (await call('getMe')) as Record<
    'firstName' | 'lastName' | 'email' | 'phone' | 'organization',
    string
  >;
  const name = `${me.firstName} ${me.lastName}`.trim();
  const soonest = defaultRelease(packageId, false, now).toISOString().slice(0, 19);
  return {
    primaryContactName: name,
    primaryContactCompany: me.organization,
    primaryContactEmail: me.email,
    primaryContactPhone: me.phone,
    user: name,
    userEmail: me.email,
    userPhone: me.phone,
    releaseDate: soonest,
    ...fields,
    ...(at === undefined ? {} : { releaseDate: at }),
    package: packageId,
  };
};

const isDone = ({ publicationState }: Release): boolean =>
  !['PendingEditorialReview', 'InEditorialReview', 'PendingSeniorReview', 'PendingDistribution'].includes(
    publicationState,
  );

const follow = async ({ call, progress, pause = 5_000 }: Way, from: Release): Promise<Release> => {
  let [release, told] = [from, ''];
  for (;;) {
    if (release.publicationState !== told) progress(`It is ${release.publicationState}.`);
    told = release.publicationState;
    if (isDone(release)) return release;
    await wait(pause);
    release = (await call('getRelease', { path: { id: release.distributionId } })) as Release;
  }
};

/**
 * The whole way of a release by an access token: saved, checked, paid by a prepaid release, submitted, and followed. What is
 * refused on the way leaves the draft, whose number was told. Throws UsageError and ApiError.
 */
export const submitRelease = async (args: readonly string[], way: Way): Promise<object> => {
  const { call, progress, url } = way;
  const { file, bundle, at, draft, follow: isFollowed, package: named } = readOptions(args);
  const fields = await readReleaseFile(file);
  const written = fields['package'];
  const packageId = packageOf(named ?? (typeof written === 'number' ? String(written) : written));
  if (packageId === null) throw new UsageError('Please give --package, or package: in the file.');
  const body = await completed(way, fields, { packageId, at });
  if (draft !== undefined) {
    const known = (await call('getRelease', { path: { id: Number(draft) } })) as Release;
    Object.assign(body, {
      distributionId: known.distributionId,
      distributionVersion: known.distributionVersion,
    });
  }
  const saved = (await call('saveDraft', { body })) as Release;
  const { distributionId } = saved;
  progress(`Saved as draft ${distributionId}: ${url}/distribution/create/${distributionId}`);
  await call('validateRelease', { body: { ...body, distributionId } });
  progress('It keeps all rules.');
  const path = { id: distributionId };
  const checked = (await call('getRelease', { path })) as Release;
  if (!checked.hasPaid) {
    const { cjl, hasCisionSocialPost, hasPriorityRelease = false } = checked;
    const order = {
      package: packageId,
      cjl,
      hasCisionSocialPost,
      priorityReleaseEnabled: hasPriorityRelease,
    };
    await call('capturePaymentIntent', {
      headers: { 'Idempotency-Key': randomUUID() },
      body: { distributionId, order, ...(bundle ? { applyBundlePackage: true } : {}) },
    });
    progress(bundle ? 'Paid by a prepaid release.' : 'There was nothing to pay.');
  }
  const submitted = (await call('submitRelease', { path })) as Release;
  progress('Submitted to editorial.');
  const last = isFollowed ? await follow(way, submitted) : submitted;
  const { prwebPressReleaseId: PRID, headline, publicationState } = last;
  const address = publicationState === 'Published' ? { address: url + newsPath(headline, PRID) } : {};
  return { distributionId, PRID, headline, publicationState, ...address };
};
