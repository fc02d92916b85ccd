import { packageTraits, stateOfNumber, type components, formatDay, screenAddress } from '@dispatch/contract';
import { Button, ListRow, StatusTag } from '@dispatch/design-system';
import { formatReleaseMoment } from '../../shared/formatting/dates';
import { DuplicateButton } from '../../shared/release/DuplicateButton';
import { ReleaseStatus } from '../../shared/release/ReleaseStatus';
import { toneOfStatus } from '../../shared/status/statusTones';

export type ReleaseListItem = components['schemas']['ReleaseListItem'];

export const headlineOf = ({ HeadLine }: ReleaseListItem): string => HeadLine.trim() || 'Untitled release';

interface ReleaseRowProps {
  release: ReleaseListItem;
  /** Offered for drafts that are not paid. */
  onDelete: (release: ReleaseListItem) => void;
}

export function ReleaseRow({ release, onDelete }: ReleaseRowProps) {
  const state = stateOfNumber(release.ReleaseStatusID) ?? 'NotFound';
  const { CityState, CreationDate, SubmittedDate, ReleaseDate, Package } = release;
  const headline = headlineOf(release);
  return (
    <ListRow
      slug={[`REL-${release.PRWebPressReleaseID}`, CityState, packageTraits[Package].name]
        .filter(Boolean)
        .join(' · ')}
      headline={headline}
      href={screenAddress('release', { id: release.DistributionID })}
      tag={
        <>
          <ReleaseStatus state={state} isResubmit={release.isResubmit} />
          {state === 'DraftMode' && release.hasPaid ? (
            <StatusTag tone={toneOfStatus('Paid')}>Paid</StatusTag>
          ) : null}
        </>
      }
      date={`Release ${formatReleaseMoment(ReleaseDate)}`}
      meta={`Created ${formatDay(CreationDate)} · Submitted ${formatDay(SubmittedDate)}`}
      action={
        state === 'DraftMode' && !release.hasPaid ? (
          <Button variant="quiet" onPress={() => onDelete(release)} aria-label={`Delete draft: ${headline}`}>
            Delete
          </Button>
        ) : (
          <DuplicateButton distributionId={release.DistributionID} headline={headline} />
        )
      }
    />
  );
}
