import { type CallData, formatMoment, screenAddress } from '@dispatch/contract';
import { Link, StatusTag, type TableColumn } from '@dispatch/design-system';

export type SystemState = CallData<'getSystem'>;
export type SystemCheck = CallData<'checkSystem'>['checks'][number];
type Process = SystemState['processes'][number];
type Queue = SystemState['queues'][number];

/** What needs somebody before what is well, each in the order of the server. */
export const worstFirst = (checks: readonly SystemCheck[]): SystemCheck[] => [
  ...checks.filter(({ mend }) => mend !== null),
  ...checks.filter(({ mend }) => mend === null),
];

export const checkColumns: readonly TableColumn<SystemCheck>[] = [
  {
    id: 'state',
    label: 'State',
    width: '14%',
    overflow: 'line',
    cell: ({ mend }) => (
      <StatusTag tone={mend === null ? 'live' : 'refused'}>{mend === null ? 'Works' : 'Needs you'}</StatusTag>
    ),
  },
  {
    id: 'name',
    label: 'What',
    width: '20%',
    overflow: 'wrap',
    cell: ({ name, place }) => (place === null ? name : <Link href={place}>{name}</Link>),
  },
  {
    id: 'said',
    label: 'How it was found',
    overflow: 'anywhere',
    cell: ({ said, mend }) => (
      <>
        <div>{said}</div>
        {mend === null ? null : <div>{`To mend it: ${mend}.`}</div>}
      </>
    ),
  },
];

const kinds: Record<Process['kind'], string> = { api: 'API', worker: 'Worker', identity: 'Identity service' };

export const processColumns: readonly TableColumn<Process>[] = [
  {
    id: 'state',
    label: 'State',
    width: '14%',
    overflow: 'line',
    cell: ({ isSilent }) => (
      <StatusTag tone={isSilent ? 'refused' : 'live'}>{isSilent ? 'Silent' : 'Runs'}</StatusTag>
    ),
  },
  { id: 'kind', label: 'Process', overflow: 'line', cell: ({ kind }) => kinds[kind] },
  { id: 'host', label: 'Machine', overflow: 'anywhere', cell: ({ host, pid }) => `${host}, process ${pid}` },
  {
    id: 'version',
    label: 'Version',
    overflow: 'line',
    cell: ({ version, node }) => `${version}, Node ${node}`,
  },
  { id: 'started', label: 'Since', overflow: 'line', cell: ({ startedDate }) => formatMoment(startedDate) },
  { id: 'seen', label: 'Last seen', overflow: 'line', cell: ({ seenDate }) => formatMoment(seenDate) },
];

const count = (value: number): string => value.toLocaleString('en-US');

export const queueColumns: readonly TableColumn<Queue>[] = [
  { id: 'what', label: 'Job', width: '40%', overflow: 'wrap', cell: ({ what }) => what },
  { id: 'waiting', label: 'Waiting', align: 'end', cell: ({ waiting }) => count(waiting) },
  {
    id: 'oldest',
    label: 'Oldest',
    overflow: 'line',
    cell: ({ oldestDate }) => (oldestDate === null ? 'None' : formatMoment(oldestDate)),
  },
  { id: 'running', label: 'Running', align: 'end', cell: ({ running }) => count(running) },
  { id: 'retrying', label: 'Tried again', align: 'end', cell: ({ retrying }) => count(retrying) },
  {
    id: 'failed',
    label: 'Failed',
    align: 'end',
    cell: ({ failed, what }) =>
      failed === 0 ? (
        '0'
      ) : (
        <Link href={screenAddress('failedJobs')} aria-label={`${count(failed)} failed: ${what}`}>
          {count(failed)}
        </Link>
      ),
  },
];
