import {
  emptyRelease,
  parseReleaseDate,
  releaseColumn,
  releaseFields,
  type ReleaseFieldName,
  releaseFieldsWhere,
  type WrittenRelease,
} from '@dispatch/contract';
import { actedFrom } from '../../platform/audit/audit';
import { rawJson, type RawJson } from '../../platform/call/answerBody';
import type { Call, Remembering } from '../../platform/call/handler';
import { inputProblem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { keepReleaseFiles, letGoOfReleaseFiles, namesFiles, storedFiles } from '../files/releaseFiles';
import { ownerRole } from './moveRelease';
import { refuseUnfinished } from './refuseBrokenRules';
import { askLinksLater } from './linkChecks';
import { chosenLists, withChosenLists } from './chosenLists';
import { lockRelease } from './lockRelease';
import { connectedHandles } from './connectedHandles';
import { draftValues, type DraftValues } from './draftValues';
import { releaseInsert, releaseUpdate, statesToSave } from './saveReleaseSql';
import { type Saver, whyNotSaved } from './whyNotSaved';

type Saving = Pick<Call<'saveDraft'>, 'body' | 'session' | 'now' | 'config' | 'log'>;

/** The key of the call `saveDraft` that saves, with which its answer is kept in the same statement. */
type KeyOfSave = Pick<Remembering, 'key' | 'run'>;
/** With the ids of files that the release names now and did not, and of those that no version of it names any more. */
type Saved = { saved: string; id: number; added: number[]; dropped: number[] };

/** What was saved: the JSON of SavedRelease, its id, and whether it was the first save. */
export type SavedDraft = { answer: RawJson; distributionId: number; isNew: boolean };

const columns = releaseFieldsWhere(() => true).map((name) => [name, releaseColumn(name)] as const);

const columnsOf = (values: Partial<WrittenRelease>): string =>
  JSON.stringify(Object.fromEntries(columns.map(([name, column]) => [column, columnValue(name, values)])));

const columnValue = (name: ReleaseFieldName, values: Partial<WrittenRelease>): unknown => {
  if (name === 'cjlSelected') return chosenLists(values);
  if (name === 'releaseDate') return values.releaseDate ? parseReleaseDate(values.releaseDate) : undefined;
  // Null takes an image or a handle away.
  const { kind } = releaseFields[name];
  return kind === 'image' || kind === 'handle' ? values[name] : (values[name] ?? undefined);
};

const noSecondary = Object.fromEntries(
  releaseFieldsWhere(({ contact }) => contact === 'secondary').map((name) => [name, '']),
);

/** Who saves, and how, as both statements take it. */
const savedBy = ({ session, now, body: { isAutomatic = false } }: Saving, of: KeyOfSave | undefined) => ({
  userId: session.userId,
  impersonator: session.impersonator?.userId ?? null,
  now,
  isAutomatic,
  ...actedFrom(),
  key: of?.key ?? null,
  run: of?.run ?? null,
});

const create = (
  values: DraftValues,
  saving: Saving,
  of: KeyOfSave | undefined,
): Promise<Saved | undefined> => {
  const withDate =
    values.releaseDate === undefined ? draftValues({ ...values, releaseDate: null }, saving.now) : values;
  return releaseInsert.maybe({
    ...savedBy(saving, of),
    package: values.package,
    columns: columnsOf({
      ...emptyRelease(),
      ...withDate,
      ...(withDate.hasSecondaryContact ? {} : noSecondary),
    }),
  });
};

const overwrite = (
  distributionId: number,
  version: number,
  values: DraftValues,
  saving: Saving,
  { role, ownerId }: Saver,
  of: KeyOfSave | undefined,
): Promise<Saved | undefined> =>
  releaseUpdate.maybe({
    ...savedBy(saving, of),
    distributionId,
    ownerId,
    version,
    package: values.package,
    columns: columnsOf(values),
    states: statesToSave(role),
  });

/**
 * Saves a release, of the signed-in user unless told, in one statement that checks owner, state and version. Throws 404
 * when it is not theirs, 409 `draft-stale` when somebody has saved a newer version, 409 `state-conflict` when it can no
 * longer be edited, 400 for a rule of a submission when it is approved, 409 `release-paid` when it is paid and the save would change what was paid for, 400 for a file that
 * is neither theirs nor in the release; then nothing is changed.
 */
export const saveRelease = async (
  saving: Saving,
  saver: Saver = { role: ownerRole(saving.session), ownerId: saving.session.userId },
  of?: KeyOfSave,
): Promise<SavedDraft> => {
  const { distributionId = null, distributionVersion = null } = saving.body;
  const { filesOf = distributionId, isCopy = false } = saver;
  const sent = await withChosenLists(draftValues(saving.body, saving.now), distributionId, isCopy);
  if (distributionId !== null && distributionVersion === null) {
    throw inputProblem([
      {
        pointer: '/distributionVersion',
        rule: 'required',
        message: 'The field distributionVersion is missing.',
      },
    ]);
  }
  const { handles, errors } = await connectedHandles(sent, saver.ownerId, distributionId);
  if (errors.length > 0 && !isCopy) throw inputProblem(errors);
  const values = { ...sent, ...handles, ...(await storedFiles(sent, saving.session.userId, filesOf)) };
  // Customers do not save what is approved.
  const isOthers = saver.role !== 'customer' && distributionId !== null;
  const write = async (): Promise<Saved> => {
    const written =
      distributionId === null
        ? await create(values, saving, of)
        : await overwrite(distributionId, distributionVersion ?? 0, values, saving, saver, of);
    if (written === undefined)
      throw await whyNotSaved(distributionId ?? 0, distributionVersion ?? 0, values, saver);
    await keepReleaseFiles(written.added, written.id);
    if (isOthers) refuseUnfinished(await lockRelease(written.id), saving.body.isAutomatic === true, saving);
    return written;
  };
  const saved = await (isOthers || namesFiles(values) ? inTransaction(write) : write());
  if (saved.dropped.length > 0) await letGoOfReleaseFiles(saved.dropped, saved.id, saving.now);
  await askLinksLater(saving, saved.id);
  return { answer: rawJson(saved.saved), distributionId: saved.id, isNew: distributionId === null };
};
