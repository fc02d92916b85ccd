import { ActionBar, Button, Stack } from '@dispatch/design-system';
import type { ReactNode } from 'react';

interface StepFormProps {
  children: ReactNode;
  nextLabel: string;
  blockedReason: string | undefined;
  isPending: boolean;
  onNext: () => void;
  onLeaveField?: () => void;
}

export function StepForm({
  children,
  nextLabel,
  blockedReason,
  isPending,
  onNext,
  onLeaveField,
}: StepFormProps) {
  return (
    <form
      noValidate
      onBlur={onLeaveField}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Stack gap="loose">
        {children}
        <ActionBar>
          <Button type="submit" variant="primary" blockedReason={blockedReason} isPending={isPending}>
            {nextLabel}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
}
