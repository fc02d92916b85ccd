import { Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { subjectAddress } from '../../shared/routing/subjectAddress';

/** The records that a job may name. */
export const jobSubjects: Record<string, { type: string; label: string }> = {
  distributionId: { type: 'release', label: 'Release' },
  orderId: { type: 'order', label: 'Order' },
  userId: { type: 'user', label: 'User' },
};

/** What a job is about: the way to each row that it names, and its addresses as they are. */
export function aboutJob(payload: Record<string, unknown>): ReactNode[] {
  return Object.entries(payload).map(([name, value]) => {
    const text = String(value);
    const subject = jobSubjects[name];
    if (subject === undefined) return <div key={name}>{`${name}: ${text}`}</div>;
    const address = subjectAddress(subject.type, text);
    return (
      <div key={name}>
        {address === null ? (
          `${subject.label} ${text}`
        ) : (
          <Link href={address}>{`${subject.label} ${text}`}</Link>
        )}
      </div>
    );
  });
}
