import { ConfirmDialog } from '@dispatch/design-system';
import { text } from '../texts/texts';
import type { LeaveQuestion } from './leaveQuestion';

export function LeaveQuestionDialog({ question }: { question: LeaveQuestion }) {
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title="Leave the release wizard?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => question?.leave()}
      onCancel={() => question?.stay()}
    >
      {question === null ? '' : text(question.text)}
    </ConfirmDialog>
  );
}
