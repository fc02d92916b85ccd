import { DescriptionList, Modal, Stack, TextArea } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { Loaded } from '../../shared/screen/Loaded';

const sameText = (isAsSent: boolean | null): string => {
  if (isAsSent === null) return 'Nothing was sent yet';
  return isAsSent
    ? 'What was sent is this, to the byte'
    : 'What was sent was written otherwise: by another format, or before an update';
};

/** What a delivery carries, and what was answered. */
export function DeliveryModal({ number, onClose }: { number: number; onClose: () => void }) {
  const query = useQuery(callQuery('getDeliveredStory', { path: { id: number } }));
  return (
    <Modal isOpen onClose={onClose} title={`Delivery ${number}`} size="large">
      <Loaded query={query} failure="The delivery could not be loaded">
        {({ type, body, isAsSent, answer }) => (
          <Stack>
            <DescriptionList
              items={[
                { term: 'Type', value: type },
                { term: 'As sent', value: sameText(isAsSent) },
                { term: 'Answer', value: answer === null || answer === '' ? '-' : answer },
              ]}
            />
            {body === '' ? (
              <p>The release is gone, with the account of its owner.</p>
            ) : (
              <TextArea label="Body" rows={14} isReadOnly value={body} onChange={() => undefined} />
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}
