import {
  loadMediaTopicLabels,
  type MediaTopicCode,
  mediaTopicName,
  proposeMediaTopics,
  runningText,
  type MediaTopicLabels,
} from '@dispatch/contract';
import { ActionBar, Button } from '@dispatch/design-system';
import { useEffect, useState } from 'react';
import type { ReleaseForm } from '../releaseForm';
import type { ReleaseValues } from '../releaseValues';
import { whenIdle } from './whenIdle';

const proposedIn = ({ language, headline, summary, body }: ReleaseValues, labels: MediaTopicLabels) =>
  proposeMediaTopics({ language, headline, summary, body: runningText(body) }, labels);

interface TopicProposalsProps {
  form: ReleaseForm;
  chosen: readonly MediaTopicCode[];
  most: number;
  onChoose: (code: MediaTopicCode) => void;
}

/** Topics that the text names, to be taken by a press: none is set unasked. */
export default function TopicProposals({ form, chosen, most, onChoose }: TopicProposalsProps) {
  const { watch, getValues } = form.methods;
  const [proposed, setProposed] = useState<readonly MediaTopicCode[]>([]);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const labels = await loadMediaTopicLabels();
      if (!isOver) setProposed(proposedIn(getValues(), labels));
    };
    const schedule = (): void => {
      cancel?.();
      // Without the labels nothing is proposed, and every topic can still be found by typing.
      cancel = whenIdle(() => void read().catch(() => undefined));
    };
    schedule();
    const subscription = watch(schedule);
    return () => {
      isOver = true;
      cancel?.();
      subscription.unsubscribe();
    };
  }, [watch, getValues]);
  const left = chosen.length >= most ? [] : proposed.filter((code) => !chosen.includes(code));
  if (left.length === 0) return null;
  return (
    <div role="group" aria-label="Topics that your text names">
      <ActionBar>
        {left.slice(0, most).map((code) => (
          <Button key={code} variant="quiet" onPress={() => onChoose(code)}>
            {`Add ‘${mediaTopicName(code)}’`}
          </Button>
        ))}
      </ActionBar>
    </div>
  );
}
