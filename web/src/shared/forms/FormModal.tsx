import { ActionBar, Button, Modal } from '@dispatch/design-system';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody';

interface ModalFormProps<Values extends FieldValues> extends ComponentProps<typeof FormBody<Values>> {
  /** Of the button that sends it. */
  label: string;
  isDangerous?: boolean;
  /** Why it cannot be sent now. */
  blockedReason?: string;
  onClose: () => void;
}

interface FormModalProps<Values extends FieldValues> extends ModalFormProps<Values> {
  title: string;
  size?: ComponentProps<typeof Modal>['size'];
}

/** A form that is asked for over the page, to be sent or left. */
export function FormModal<Values extends FieldValues>({ title, size, ...form }: FormModalProps<Values>) {
  return (
    <Modal isOpen onClose={form.onClose} title={title} size={size}>
      <ModalForm {...form} />
    </Modal>
  );
}

/** Its inside, for a dialog that has something to load first: what is sent is never made of what has not loaded. */
export function ModalForm<Values extends FieldValues>(props: ModalFormProps<Values>) {
  const { label, isDangerous = false, blockedReason, onClose, children, onSubmit, ...body } = props;
  return (
    <FormBody {...body} onSubmit={(values) => (blockedReason === undefined ? onSubmit(values) : undefined)}>
      {children}
      <ActionBar>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          blockedReason={blockedReason}
          isPending={body.form.methods.formState.isSubmitting}
        >
          {label}
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </ActionBar>
    </FormBody>
  );
}
