import type { CallData } from '@dispatch/contract';
import { Banner, Button, ListRow, Modal, RuledList, Stack } from '@dispatch/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { placeLabel } from '../../shared/editorial/placeLabel';
import { FormCheckbox } from '../../shared/forms/choiceFields';
import { ModalForm } from '../../shared/forms/FormModal';
import { FormSelect } from '../../shared/forms/listFields';
import { FormTextArea } from '../../shared/forms/textFields';
import { useContractForm } from '../../shared/forms/useContractForm';
import { Loaded } from '../../shared/screen/Loaded';
import { savedReasonsQuery } from './queries';
import { placeOptions, type ReasonField } from './reasonPlaces';

type Values = { text: string; field: ReasonField | 'none'; isForAll: boolean };

/** The reasons that staff give again and again: those of one's own and those of everybody at the desk. */
export function SavedReasonsModal({ onClose }: { onClose: () => void }) {
  const saved = useQuery(savedReasonsQuery);
  const queryClient = useQueryClient();
  const keep = ({ data }: { data: CallData<'listSavedReasons'> }): void => {
    queryClient.setQueryData(savedReasonsQuery.queryKey, data);
  };
  const remove = useMutation({
    mutationFn: (id: number) => call('removeSavedReason', { path: { id } }),
    onSuccess: keep,
  });
  const form = useContractForm<Values>('SavedHoldReasonChoice', {
    stage: 'full',
    defaultValues: { text: '', field: 'none', isForAll: false },
  });
  const save = async ({ text, field, isForAll }: Values): Promise<void> => {
    keep(await call('saveHoldReason', { body: { text, isForAll, ...(field === 'none' ? {} : { field }) } }));
    form.methods.reset();
  };
  return (
    <Modal isOpen onClose={onClose} title="Saved hold reasons">
      <Stack>
        {remove.error ? (
          <Banner tone="danger" title="The reason was not removed">
            {errorText(remove.error)}
          </Banner>
        ) : null}
        <Loaded query={saved} failure="The saved reasons could not be loaded">
          {(reasons) =>
            reasons.length === 0 ? (
              <p>None is saved yet.</p>
            ) : (
              <RuledList label="Saved reasons">
                {reasons.map(({ savedReasonId, text, field, isForAll, isRemovable }) => (
                  <ListRow
                    key={savedReasonId}
                    slug={field === null ? 'The release as a whole' : placeLabel(field, '')}
                    headline={text}
                    meta={isForAll ? 'For everybody' : 'For me'}
                  >
                    {isRemovable ? (
                      <Button
                        variant="quiet"
                        aria-label={`Remove: ${text}`}
                        onPress={() => remove.mutate(savedReasonId)}
                      >
                        Remove
                      </Button>
                    ) : null}
                  </ListRow>
                ))}
              </RuledList>
            )
          }
        </Loaded>
        <ModalForm
          form={form}
          label="Save reason"
          onSubmit={save}
          refusalTitle="The reason was not saved"
          onClose={onClose}
        >
          <FormTextArea name="text" label="Reason" rows={3} hasCounter />
          <FormSelect name="field" label="Place" options={placeOptions} />
          <FormCheckbox name="isForAll">For everybody at the desk</FormCheckbox>
        </ModalForm>
      </Stack>
    </Modal>
  );
}
