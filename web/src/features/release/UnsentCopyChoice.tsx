import { formatMoment } from '@dispatch/contract';
import { ActionBar, Button, Stack } from '@dispatch/design-system';
import { Screen } from '../../shared/screen/Screen';
import type { LocalCopy } from './localCopy';

interface UnsentCopyChoiceProps {
  copy: LocalCopy;
  /** Whether the release is at the server, in a version that the copy does not know. */
  isSaved: boolean;
  onUse: () => void;
  onDrop: () => void;
}

export function UnsentCopyChoice({ copy, isSaved, onUse, onDrop }: UnsentCopyChoiceProps) {
  const headline = copy.values.headline.trim() || 'Untitled release';
  return (
    <Screen title="You have changes that were not saved" slug="Release" width="narrow">
      <Stack>
        <p>{`“${headline}”, typed in this browser on ${formatMoment(copy.at)}.`}</p>
        {isSaved ? <p>The release was saved in another window or by somebody else since then.</p> : null}
        <ActionBar>
          <Button variant="primary" onPress={onUse}>
            Continue with my changes
          </Button>
          <Button onPress={onDrop}>{isSaved ? 'Use the saved version' : 'Start a new release'}</Button>
        </ActionBar>
      </Stack>
    </Screen>
  );
}
