import { ActionBar, Button, Modal } from '@dispatch/design-system';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { FormBody } from '../../shared/forms/FormBody';
import { useContractForm } from '../../shared/forms/useContractForm';
import { ReasonsField } from './ReasonsField';
import type { DeskMove } from './useDeskMove';

interface DeskModalProps {
  id: number;
  move: DeskMove;
  onClose: () => void;
}

export function HoldModal({ id, move, onClose }: DeskModalProps) {
  const form = useContractForm<{ reasons: string[] }>('HoldRequest', {
    stage: 'full',
    defaultValues: { reasons: [] },
  });
  const hold = async ({ reasons }: { reasons: string[] }): Promise<void> => {
    const body = { reasons: reasons.map((reason) => reason.trim()) };
    try {
      await move.mutateAsync({
        move: () => call('holdRelease', { path: { id }, body }),
        done: 'The release is on hold. The customer has been told.',
      });
    } catch (error) {
      // What the form cannot mend is said on the screen below.
      if (!hasStatus(error, 404, 409)) throw error;
    }
    onClose();
  };
  return (
    <Modal isOpen onClose={onClose} title="Put on hold">
      <FormBody form={form} onSubmit={hold}>
        <ReasonsField name="reasons" />
        <ActionBar>
          <Button type="submit" variant="primary" isPending={form.methods.formState.isSubmitting}>
            Put on hold
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
