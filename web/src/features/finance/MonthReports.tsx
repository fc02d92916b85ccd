import { formatCount } from '../../shared/formatting/counts';
import { type CallData, formatUtcMoment, screenAddress } from '@dispatch/contract';
import { Banner, Button, EmptyState, Link, ProgressBar, Stack, Table } from '@dispatch/design-system';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { errorText } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';

type Progress = CallData<'getDeferredRevenueProgress'>;

interface Month {
  year: number;
  /** Two digits. */
  month: string;
}

/** Asked again while the files are being made. */
const progressQuery = (path: Month) =>
  queryOptions({
    ...callQuery('getDeferredRevenueProgress', { path }),
    refetchInterval: ({ state: { data } }) => (data?.isRunning === true ? 1000 : false),
  });

const automatic = 'The reports of a month are made in the night after its end.';

/** The reports of one month. @param name 'November 2026' */
export function MonthReports({ name, ...path }: Month & { name: string }) {
  const query = useQuery(progressQuery(path));
  const queryClient = useQueryClient();
  const make = useMutation({
    mutationFn: () => call('makeDeferredRevenue', { path }),
    onSuccess: ({ data }) => queryClient.setQueryData(progressQuery(path).queryKey, data),
  });
  const button = (label: string) => (
    <div>
      <Button isPending={make.isPending || query.data?.isRunning === true} onPress={() => make.mutate()}>
        {label}
      </Button>
    </div>
  );
  return (
    <Loaded query={query} failure="The reports could not be loaded">
      {(progress) => (
        <Stack>
          {make.error ? (
            <Banner tone="danger" title="The reports were not made">
              {errorText(make.error)}
            </Banner>
          ) : null}
          <div role="status">
            <State {...progress} />
          </div>
          {progress.untilDate === null ? (
            progress.isRunning ? null : (
              <EmptyState title={`No reports for ${name}`} action={button('Make reports')}>
                {automatic}
              </EmptyState>
            )
          ) : (
            <>
              <Files {...path} name={name} untilDate={progress.untilDate} />
              {progress.isClosed ? (
                <p>The reports cover the whole month.</p>
              ) : (
                <>
                  <p>{`The reports cover the month until ${formatUtcMoment(progress.untilDate)}. ${automatic}`}</p>
                  {button('Make them again')}
                </>
              )}
            </>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function State({ isRunning, lotsRead, lotCount, failedDate }: Progress) {
  if (isRunning)
    return (
      <ProgressBar
        label="The reports are being made"
        value={lotCount === 0 ? null : (100 * lotsRead) / lotCount}
        valueText={
          lotCount === 0 ? undefined : `${formatCount(lotsRead)} of ${formatCount(lotCount)} bundles`
        }
      />
    );
  if (failedDate === null) return null;
  return (
    <Banner tone="danger" title="The reports could not be made">
      {`The last try failed on ${formatUtcMoment(failedDate)}. Please make them again.`}
    </Banner>
  );
}

/** Loaded anew when the files tell of more. */
function Files({ year, month, name, untilDate }: Month & { name: string; untilDate: string }) {
  const reports = callQuery('getDeferredRevenue', { query: { year, month } });
  const query = useQuery({
    ...reports,
    queryKey: [...reports.queryKey, untilDate],
  });
  return (
    <Loaded query={query} failure="The reports could not be loaded">
      {(files) => (
        <div>
          <Table
            caption={`Reports for ${name}`}
            columns={[
              {
                id: 'key',
                label: 'Report',
                cell: ({ Key }) => (
                  <Link href={screenAddress('finance', { month, year, key: Key })}>{Key}</Link>
                ),
              },
            ]}
            rows={files}
            getKey={({ Key }) => Key}
          />
        </div>
      )}
    </Loaded>
  );
}
