import { additionPrices, formatMoney, packageTraits, times, type Cents } from '@dispatch/contract';
import { Banner, DescriptionList, Loader, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { journalistListsQuery } from '../../../shared/api/queries';
import { FormNumberStepper } from '../../../shared/forms/numberFields';
import { FailedLoad } from '../../../shared/screen/FailedLoad';
import { PriorityOffer } from '../../../shared/packages/PriorityOffer';
import { reachText } from '../../../shared/formatting/reachText';
import { text } from '../../../shared/texts/texts';
import { useMostLists } from '../useKnownLists';
import { ListFinder } from './ListFinder';
import type { ReleaseForm } from '../releaseForm';

const wholeDollars = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '');

interface AdditionsStepProps {
  form: ReleaseForm;
  isPaid: boolean;
}

export function AdditionsStep(props: AdditionsStepProps) {
  const packageId = useWatch({ control: props.form.methods.control, name: 'package' });
  return (
    <Stack>
      <SectionHead title="Journalist lists" />
      <JournalistListCount {...props} />
      <ListReach />
      {packageTraits[packageId].priority ? (
        <>
          <SectionHead title="Priority Distribution" />
          <PriorityDistribution {...props} />
        </>
      ) : null}
    </Stack>
  );
}

function JournalistListCount({ form, isPaid }: AdditionsStepProps) {
  const [packageId, cjl, selected] = useWatch({
    control: form.methods.control,
    name: ['package', 'cjl', 'cjlSelected'],
  });
  const { name, freeLists, mostLists } = packageTraits[packageId];
  const most = useMostLists(packageId, mostLists);
  const amount = wholeDollars(times(additionPrices.cjl, cjl));
  return (
    <>
      <p>
        {freeLists === 0
          ? 'Send your release to journalists who cover your field.'
          : `${name} includes ${freeLists === 1 ? '1 list' : `${freeLists} lists`}. You can add more.`}
      </p>
      <FormNumberStepper
        name="cjl"
        label="Journalist lists to add"
        description={`${formatMoney(additionPrices.cjl)} a list; up to ${most}.`}
        isDisabled={isPaid}
        maxValue={most}
        tooMany={
          most === mostLists
            ? text('too-many-lists', { package: name, count: mostLists })
            : text(most === 0 ? 'lists-none-left' : 'lists-exhausted', { count: most })
        }
      />
      {cjl > 0 && cjl <= most ? (
        <Banner tone="success">
          {text(cjl === 1 ? 'list-added' : 'lists-added', { count: cjl, amount })}
        </Banner>
      ) : null}
      {cjl > selected.length ? <Banner tone="info" title={text('lists-unused')} /> : null}
    </>
  );
}

/** What there is to choose from, before it is paid for. */
function ListReach() {
  const lists = useQuery(journalistListsQuery);
  if (lists.isPending) return <Loader label="Loading the journalist lists…" shape="row" />;
  if (lists.isError)
    return (
      <FailedLoad
        title="The journalist lists could not be loaded."
        error={lists.error}
        onRetry={() => void lists.refetch()}
      />
    );
  const reaching = lists.data.filter(({ people }) => people > 0);
  return (
    <>
      <p>
        {reaching.length === 0
          ? 'No journalist list reaches anybody at present.'
          : 'You choose your lists in the step Amplify. They reach:'}
      </p>
      <ListFinder lists={reaching.map(({ categoryName: label, people }) => ({ label, people }))}>
        {(shown) => (
          <DescriptionList
            items={shown.map(({ label, people }) => ({ term: label, value: reachText(people) }))}
          />
        )}
      </ListFinder>
    </>
  );
}

function PriorityDistribution({ form, isPaid }: AdditionsStepProps) {
  const { control, setValue } = form.methods;
  const [packageId, isAdded] = useWatch({ control, name: ['package', 'hasPriorityRelease'] });
  return (
    <PriorityOffer
      packageId={packageId}
      isAdded={isAdded}
      isDisabled={isPaid}
      onChange={(next) => setValue('hasPriorityRelease', next, { shouldDirty: true })}
    />
  );
}
