import { ActionBar, Button, Modal } from '@dispatch/design-system';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody } from './FormBody';

interface FormModalProps<Values extends FieldValues> extends ComponentProps<typeof FormBody<Values>> {
  title: string;
  size?: ComponentProps<typeof Modal>['size'];
  /** Of the button that sends it. */
  label: string;
  isDangerous?: boolean;
  onClose: () => void;
}

/** A form that is asked for over the page, to be sent or left. */
export function FormModal<Values extends FieldValues>(props: FormModalProps<Values>) {
  const { title, size, label, isDangerous = false, onClose, children, ...body } = props;
  return (
    <Modal isOpen onClose={onClose} title={title} size={size}>
      <FormBody {...body}>
        {children}
        <ActionBar>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={body.form.methods.formState.isSubmitting}
          >
            {label}
          </Button>
          <Button onPress={onClose}>Cancel</Button>
        </ActionBar>
      </FormBody>
    </Modal>
  );
}
