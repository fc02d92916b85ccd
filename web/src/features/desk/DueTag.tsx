import { dueOf, spanText, type Due } from '@dispatch/contract';
import { StatusTag, type StatusTone } from '@dispatch/design-system';

const looks: Record<Due, { tone: StatusTone; text: (span: string) => string }> = {
  late: { tone: 'refused', text: (span) => `Late by ${span}` },
  soon: { tone: 'onhold', text: (span) => `Due in ${span}` },
  later: { tone: 'neutral', text: (span) => `Due in ${span}` },
};

/** When the desk owes a decision, by word and colour; nothing while it owes none. */
export function DueTag({ dueDate }: { dueDate: string | null }) {
  if (dueDate === null) return null;
  const [due, now] = [new Date(dueDate), new Date()];
  const { tone, text } = looks[dueOf(due, now)];
  return <StatusTag tone={tone}>{text(spanText(now, due))}</StatusTag>;
}
