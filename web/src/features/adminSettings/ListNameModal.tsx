import type { CallData } from '@dispatch/contract';
import { call } from '../../shared/api/client';
import { FormModal } from '../../shared/forms/FormModal';
import { FormTextField } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';

export type JournalistList = CallData<'listAllJournalistLists'>[number];

interface ListNameModalProps {
  /** The list that gets another name; null makes a new one. */
  list: JournalistList | null;
  onSaved: (list: JournalistList) => void;
  onClose: () => void;
}

export function ListNameModal({ list, onSaved, onClose }: ListNameModalProps) {
  const form = useContractForm<{ categoryName: string }>('NewJournalistList', {
    stage: 'full',
    defaultValues: { categoryName: list?.categoryName ?? '' },
  });
  const save = async ({ categoryName }: { categoryName: string }): Promise<void> => {
    const body = { categoryName: categoryName.trim() };
    const { data } =
      list === null
        ? await call('addJournalistList', { body })
        : await call('saveJournalistList', { path: { listId: list.cisionJournalistListId }, body });
    onSaved(data);
  };
  const title = list === null ? 'Add a journalist list' : `Rename ${list.categoryName}`;
  return (
    <FormModal
      form={form}
      title={title}
      label={list === null ? 'Add list' : 'Rename'}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {list === null
          ? 'It can be chosen once people are imported. It can be renamed later, and deleted while no release names it.'
          : 'Releases that have chosen it keep it, under its new name.'}
      </p>
      <FormTextField name="categoryName" label="Name" autoComplete="off" />
    </FormModal>
  );
}
