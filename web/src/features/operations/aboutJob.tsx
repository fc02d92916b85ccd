import { Link } from '@dispatch/design-system';
import type { ReactNode } from 'react';
import { subjectAddress } from '../../shared/routing/subjectAddress';

/** The records that a job may name. */
const jobSubjects: Record<string, { type: string; label: string }> = {
  distributionId: { type: 'release', label: 'Release' },
  orderId: { type: 'order', label: 'Order' },
  userId: { type: 'user', label: 'User' },
};

/** One field of what a job was given: 'Order 58', 'email: ann@harbor.example'. */
export function payloadText(name: string, value: unknown): string {
  return jobSubjects[name] ? `${jobSubjects[name].label} ${String(value)}` : `${name}: ${String(value)}`;
}

/** What a job is about: the way to each row that it names, and its addresses as they are. */
export function aboutJob(payload: Record<string, unknown>): ReactNode[] {
  return Object.entries(payload).map(([name, value]) => {
    const text = payloadText(name, value);
    const subject = jobSubjects[name];
    const address = subject ? subjectAddress(subject.type, String(value)) : null;
    return <div key={name}>{address === null ? text : <Link href={address}>{text}</Link>}</div>;
  });
}
