import { Banner, Button, ConfirmDialog } from '@dispatch/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorList } from '../../shared/screen/ErrorList';
import { userSessionsQuery, type User } from './queries';

interface ConfirmedActProps {
  user: User;
  label: string;
  question: string;
  failure: string;
  /** What stays beside the button afterwards. */
  done: string;
  act: () => Promise<unknown>;
}

/** A button that asks first, and says what has become of it. What it does ends sessions of the user. */
export function ConfirmedAct({ user, label, question, failure, done, act }: ConfirmedActProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries(userSessionsQuery(user.id)),
  });
  return (
    <>
      {error ? <ErrorList title={failure} error={error} /> : null}
      {isSuccess ? (
        <Banner tone="success" size="small">
          {done}
        </Banner>
      ) : null}
      <div>
        <Button isPending={isPending} onPress={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`${label}?`}
        confirmLabel={label}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
