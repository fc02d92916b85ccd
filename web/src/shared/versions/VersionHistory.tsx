import type { components } from '@dispatch/contract';
import { Button, ConfirmDialog, Modal, Stack } from '@dispatch/design-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { PublishedArticle } from '../article/PublishedArticle';
import { ErrorList } from '../screen/ErrorList';
import { ComparedVersions, FoundVersion } from './ComparedVersions';
import { nameOf, versionQuery, type Version } from './versionQueries';
import { VersionTable } from './VersionTable';

/** The release as the form has it, and what becomes of it when an earlier version takes its place. */
export interface Restoring {
  distributionVersion: number;
  onRestored: (release: components['schemas']['Release']) => void;
}

export interface VersionHistoryProps {
  distributionId: number;
  onClose: () => void;
  /** Absent where this person cannot save the release. */
  restoring?: Restoring;
}

function OneVersion({ id, version }: { id: number; version: Version }) {
  const query = useQuery(versionQuery(id, version.number));
  return <FoundVersion query={query}>{(release) => <PublishedArticle release={release} />}</FoundVersion>;
}

/** Who saved a release when, two versions beside each other, and the way back to one. */
export default function VersionHistory({ distributionId, onClose, restoring }: VersionHistoryProps) {
  const [shown, setShown] = useState<readonly Version[]>([]);
  const [asked, setAsked] = useState<Version | null>(null);
  const restore = useMutation({
    mutationFn: async ({ version, over }: { version: Version; over: Restoring }) => {
      const { distributionVersion, onRestored } = over;
      const path = { id: distributionId, number: version.number };
      onRestored((await call('restoreReleaseVersion', { path, body: { distributionVersion } })).data);
      onClose();
    },
    onSettled: () => setAsked(null),
  });
  const [first, second] = shown;
  return (
    <>
      <Modal
        isOpen
        onClose={onClose}
        title="Version history"
        size="large"
        actions={
          <>
            {first ? <Button onPress={() => setShown([])}>Back to all versions</Button> : null}
            <Button onPress={onClose}>Close</Button>
          </>
        }
      >
        <Stack>
          {restore.error ? <ErrorList title="The version was not restored" error={restore.error} /> : null}
          {first && second ? (
            <ComparedVersions
              id={distributionId}
              before={first.number}
              after={second.number}
              names={[nameOf(first), nameOf(second)]}
            />
          ) : null}
          {first && !second ? <OneVersion id={distributionId} version={first} /> : null}
          <div hidden={first !== undefined}>
            <VersionTable
              distributionId={distributionId}
              onRead={(version) => setShown([version])}
              onCompare={(before, after) => setShown([before, after])}
              onRestore={restoring ? setAsked : undefined}
            />
          </div>
        </Stack>
      </Modal>
      {asked && restoring ? (
        <ConfirmDialog
          isOpen
          title={`Restore version ${asked.number}?`}
          confirmLabel="Restore"
          isPending={restore.isPending}
          onConfirm={() => restore.mutate({ version: asked, over: restoring })}
          onCancel={() => setAsked(null)}
        >
          {`The release becomes what it was in ${nameOf(asked)}, and is saved as a new version. What is saved now stays in the history. What has been paid for stays as it is.`}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
