import { type CallData, formatMoment } from '@dispatch/contract';
import { Link, type TableColumn } from '@dispatch/design-system';
import { actName } from '../../shared/formatting/actName';
import { deviceName } from '../../shared/session/deviceName';
import { changeLines } from './changeLines';
import { subjectAddress } from '../../shared/routing/subjectAddress';

type AuditEntry = CallData<'listAuditEntries'>[number];

export const auditColumns: readonly TableColumn<AuditEntry>[] = [
  { id: 'at', label: 'When', overflow: 'line', cell: ({ at }) => formatMoment(at) },
  {
    id: 'who',
    label: 'Who',
    overflow: 'wrap',
    cell: ({ actor, impersonator }) => (
      <>
        <div>{impersonator ?? actor}</div>
        {impersonator === null ? null : <div>{`in the place of ${actor}`}</div>}
      </>
    ),
  },
  { id: 'act', label: 'What', cell: ({ action }) => <span title={action}>{actName(action)}</span> },
  {
    id: 'subject',
    label: 'On',
    overflow: 'wrap',
    cell: ({ subjectType, subjectId }) => {
      const address = subjectAddress(subjectType, subjectId);
      const text = `${subjectType} ${subjectId}`;
      return address === null ? text : <Link href={address}>{text}</Link>;
    },
  },
  {
    id: 'change',
    label: 'Before → after',
    width: '28%',
    overflow: 'anywhere',
    cell: ({ details }) => changeLines(details).map((line) => <div key={line}>{line}</div>),
  },
  {
    id: 'from',
    label: 'From where',
    overflow: 'wrap',
    cell: ({ address, device }) =>
      address === null ? (
        '-'
      ) : (
        <>
          <div>{address}</div>
          <div>{device === null ? '' : deviceName(device)}</div>
        </>
      ),
  },
];
