import { additionPrices, formatMoney, listsToChoose } from '@dispatch/contract';
import { Banner, CheckboxGroup, Loader, SectionHead, Stack, Switch } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { journalistListsQuery } from '../../../shared/api/queries';
import { FormTextArea } from '../../../shared/forms/fields';
import { FailedLoad } from '../../../shared/screen/FailedLoad';
import { text } from '../../../shared/texts/texts';
import type { ReleaseForm } from '../releaseForm';

/** Step 4: which journalist lists, and the paid post on X (document 2 §2, Amplify step, and §5, Social). */
export function AmplifyStep({ form, isPaid }: { form: ReleaseForm; isPaid: boolean }) {
  const { control, setValue } = form.methods;
  const [packageId, cjl, selected, hasPost] = useWatch({
    control,
    name: ['package', 'cjl', 'cjlSelected', 'hasCisionSocialPost'],
  });
  const lists = useQuery(journalistListsQuery);
  const most = listsToChoose(packageId, cjl);
  const isTooMany = selected.length > most;
  const choose = (ids: readonly string[]): void => {
    const chosen = (lists.data ?? []).filter(({ cisionJournalistListId: id }) => ids.includes(String(id)));
    setValue(
      'cjlSelected',
      chosen.map(({ cisionJournalistListId: id, categoryName }) => ({ id, categoryName })),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <Stack>
      <section>
        <SectionHead title="Journalist lists" />
        <Stack>
          {most === 0 ? <p>You have no journalist lists. They can be added in the step Additions.</p> : null}
          {most > selected.length ? (
            <Banner tone="info">{`${text('lists-unused')} (${most - selected.length}).`}</Banner>
          ) : null}
          {lists.isPending ? <Loader label="Loading the journalist lists…" /> : null}
          {lists.isError ? (
            <FailedLoad
              title="The journalist lists could not be loaded."
              fault={lists.error}
              onRetry={() => void lists.refetch()}
            />
          ) : null}
          {most > 0 && lists.data ? (
            <CheckboxGroup
              name="cjlSelected"
              label={`Choose up to ${most}`}
              isOptional
              errorMessage={isTooMany ? text('lists-too-many', { count: most }) : undefined}
              options={lists.data.map(({ cisionJournalistListId: id, categoryName }) => ({
                id: String(id),
                label: categoryName,
              }))}
              value={selected.map(({ id }) => String(id))}
              onChange={choose}
            />
          ) : null}
        </Stack>
      </section>
      <section>
        <SectionHead title="Share on X" />
        <Stack>
          <p>{`One post from our own account, ${formatMoney(additionPrices.socialmedia)}.`}</p>
          <Switch
            name="hasCisionSocialPost"
            isSelected={hasPost}
            isDisabled={isPaid}
            onChange={(isOn) => setValue('hasCisionSocialPost', isOn, { shouldDirty: true })}
          >
            Share on X
          </Switch>
          {hasPost ? (
            <FormTextArea name="cisionSocialPost" label="Text of the post" rows={3} hasCounter />
          ) : null}
        </Stack>
      </section>
    </Stack>
  );
}
