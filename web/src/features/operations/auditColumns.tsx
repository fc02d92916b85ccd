import { type CallData, formatMoment } from '@dispatch/contract';
import { Link, type TableColumn } from '@dispatch/design-system';
import { actName } from '../../shared/formatting/actName';
import { deviceName } from '../../shared/session/deviceName';
import { ChangeLines } from './ChangeLines';
import { subjectAddress } from '../../shared/routing/subjectAddress';
import { subjectText } from './subjectNames';

/** The words before and after the subject of an act: 'Approved a release' is 'Approved', release 43. Null where they do not name it. */
const actAround = (action: string, subject: string): [string, string | null] => {
  const [before = '', after] = actName(action).split(new RegExp(`\\ban? ${subject}\\b`));
  return after === undefined ? [`${before.trimEnd()}:`, null] : [before.trimEnd(), after];
};

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
  {
    id: 'act',
    label: 'What',
    width: '22%',
    overflow: 'wrap',
    cell: ({ action, subjectType, subjectId }) => {
      const [before, after] = actAround(action, subjectType);
      const address = subjectAddress(subjectType, subjectId);
      const text = after === null ? subjectText(subjectType, subjectId) : `${subjectType} ${subjectId}`;
      return (
        <span title={action}>
          {`${before} `}
          {address === null ? text : <Link href={address}>{text}</Link>}
          {after}
        </span>
      );
    },
  },
  {
    id: 'change',
    label: 'Before and after',
    width: '34%',
    overflow: 'anywhere',
    cell: ({ details }) => <ChangeLines details={details} />,
  },
  {
    id: 'from',
    label: 'From where',
    overflow: 'wrap',
    cell: ({ address, device, accessToken }) =>
      address === null ? (
        '-'
      ) : (
        <>
          <div>{address}</div>
          <div>{device === null ? '' : deviceName(device)}</div>
          {accessToken === null ? null : <div>By the access token {accessToken}</div>}
        </>
      ),
  },
];
