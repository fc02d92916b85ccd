import { formatMoment } from '@dispatch/contract';
import { Banner, Button, ErrorSummary, type ErrorSummaryProps } from '@dispatch/design-system';
import type { HoldReasonsProps } from '../../shared/release/HoldReasons';
import { ErrorList } from '../../shared/screen/ErrorList';
import { OnHoldBanner } from '../../shared/release/OnHoldBanner';
import { text } from '../../shared/texts/texts';
import type { StaleDraft } from './draftSaver';
import type { ReleaseValues } from './releaseValues';
import { StaleDraftBanner } from './StaleDraftBanner';

interface WizardNoticesProps {
  held: HoldReasonsProps | null;
  summary: ErrorSummaryProps;
  distributionId: number | null;
  isDesk: boolean;
  values: ReleaseValues;
  stale: StaleDraft | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  saveError: unknown;
  restoredFrom: string | null;
  onDropRestored: () => void;
  onSeenRestored: () => void;
}

export function WizardNotices(props: WizardNoticesProps) {
  const { held, summary, distributionId, stale, saveError, restoredFrom } = props;
  return (
    <>
      <ErrorSummary {...summary} />
      {held === null ? null : <OnHoldBanner {...held} />}
      {stale !== null && distributionId !== null ? (
        <StaleDraftBanner
          distributionId={distributionId}
          isDesk={props.isDesk}
          mine={props.values}
          stale={stale}
          onKeepMine={props.onKeepMine}
          onTakeTheirs={props.onTakeTheirs}
        />
      ) : null}
      {stale === null && saveError !== null ? (
        <ErrorList title={text('draft-save-failed')} error={saveError} />
      ) : null}
      {restoredFrom === null ? null : (
        <Banner
          tone="info"
          title={`We restored what you typed on ${formatMoment(restoredFrom)}, which was not saved.`}
          action={<Button onPress={props.onDropRestored}>Go back to the saved version</Button>}
          onDismiss={props.onSeenRestored}
        />
      )}
    </>
  );
}
