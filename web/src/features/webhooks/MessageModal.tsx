import { type CallData, formatMoment } from '@dispatch/contract';
import { DescriptionList, Modal, Stack, Table, type TableColumn, TextArea } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { Loaded } from '../../shared/screen/Loaded';
import type { WebhookMessage } from './webhook';

type Try = CallData<'getWebhookMessage'>['tries'][number];

const columns: readonly TableColumn<Try>[] = [
  { id: 'at', label: 'When', overflow: 'wrap', cell: ({ at }) => formatMoment(at) },
  { id: 'status', label: 'Status', cell: ({ status }) => status ?? '-' },
  { id: 'took', label: 'Took', cell: ({ milliseconds }) => `${milliseconds} ms` },
  {
    id: 'answer',
    label: 'Answer',
    width: '50%',
    overflow: 'wrap',
    cell: ({ answer, problem }) => (answer === null || answer === '' ? (problem ?? '-') : answer),
  },
];

const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

/** What a message says, and what was answered to each try. */
export default function MessageModal({ message, onClose }: { message: WebhookMessage; onClose: () => void }) {
  const query = useQuery(callQuery('getWebhookMessage', { path: { id: message.id } }));
  return (
    <Modal isOpen onClose={onClose} title={message.type} size="large">
      <Loaded query={query} failure="The message could not be loaded">
        {({ body, tries }) => (
          <Stack>
            <DescriptionList items={[{ term: 'webhook-id', value: <code>{message.id}</code> }]} />
            <TextArea label="Body" rows={12} isReadOnly value={readable(body)} onChange={() => undefined} />
            {tries.length === 0 ? (
              <p>It was not sent yet.</p>
            ) : (
              <Table caption="Tries, newest first" columns={columns} rows={tries} getKey={({ at }) => at} />
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}
