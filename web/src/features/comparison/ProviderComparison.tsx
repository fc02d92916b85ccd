import { type CallData, formatUtcMoment, screenAddress } from '@dispatch/contract';
import { Banner, Button, EmptyState, Link, Stack, Table, type TableColumn } from '@dispatch/design-system';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { formatDollars } from '../../shared/formatting/price';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { callQuery } from '../../shared/api/callQuery';

type Comparison = CallData<'getProviderComparison'>;
type Difference = Comparison['differences'][number];

const labels: Readonly<Record<Difference['kind'], string>> = {
  'charge-without-order': 'Charge without an order',
  'order-without-charge': 'Order without a charge',
  amount: 'The amounts differ',
  'refund-unknown-here': 'Refund that is not known here',
  'refund-unknown-there': 'Refund that the provider does not know',
};

/** Asked again while one is on its way. */
const comparisonQuery = queryOptions({
  ...callQuery('getProviderComparison', {}),
  refetchInterval: ({ state: { data } }) => (data?.isRunning === true ? 2000 : false),
});

const amount = (dollars: number | null): string => (dollars === null ? 'None' : formatDollars(dollars));

const columns: readonly TableColumn<Difference>[] = [
  { id: 'kind', label: 'Difference', width: '26%', cell: ({ kind }) => labels[kind] },
  { id: 'subject', label: 'Charge or refund', cell: ({ subject }) => subject },
  {
    id: 'order',
    label: 'Order Id',
    overflow: 'line',
    cell: ({ orderId }) =>
      orderId === null ? 'None' : <Link href={screenAddress('adminOrder', { id: orderId })}>{orderId}</Link>,
  },
  {
    id: 'ours',
    label: 'Here',
    align: 'end',
    overflow: 'line',
    cell: ({ ourAmount }) => amount(ourAmount),
  },
  {
    id: 'provider',
    label: 'At the provider',
    align: 'end',
    overflow: 'line',
    cell: ({ providerAmount }) => amount(providerAmount),
  },
  { id: 'since', label: 'Since', cell: ({ sinceDate }) => formatUtcMoment(sinceDate) },
];

/** What differs between our books and those of the card provider, and since when. */
export function ProviderComparison() {
  const query = useQuery(comparisonQuery);
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: () => call('runProviderComparison'),
    onSuccess: ({ data }) => queryClient.setQueryData(comparisonQuery.queryKey, data),
  });
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen
      title="Provider comparison"
      width="full"
      actions={
        <Button isPending={run.isPending || query.data?.isRunning === true} onPress={() => run.mutate()}>
          Run now
        </Button>
      }
    >
      {run.error ? (
        <Banner tone="danger" title="The comparison was not started">
          {errorText(run.error)}
        </Banner>
      ) : null}
      <Loaded query={query} failure="The comparison could not be loaded">
        {(found) => (
          <Stack>
            {found.failedDate === null ? null : (
              <Banner tone="danger" title="The last try has failed">
                {`The card provider did not answer on ${formatUtcMoment(found.failedDate)}. It is tried again by itself.`}
              </Banner>
            )}
            <div role="status">
              <Result {...found} />
            </div>
            {found.differences.length === 0 ? null : (
              <div>
                <Table
                  caption="Differences, the oldest first"
                  columns={columns}
                  rows={found.differences}
                  getKey={({ kind, subject }) => `${kind} ${subject}`}
                />
              </div>
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function Result({ comparedDate, isRunning, charges, refunds, differenceCount, differences }: Comparison) {
  if (comparedDate === null)
    return (
      <EmptyState title={isRunning ? 'The books are being compared' : 'Not compared yet'}>
        The charges and refunds of the last 35 days are compared each day.
      </EmptyState>
    );
  const read = `Last run on ${formatUtcMoment(comparedDate)}: ${charges} charges and ${refunds} refunds of the last 35 days were read at the card provider.`;
  if (differenceCount === 0) return <EmptyState title="No differences">{read}</EmptyState>;
  const shown = differences.length < differenceCount ? ` The oldest ${differences.length} are shown.` : '';
  return (
    <p>{`${differenceCount === 1 ? '1 difference' : `${differenceCount} differences`}. ${read}${shown}`}</p>
  );
}
