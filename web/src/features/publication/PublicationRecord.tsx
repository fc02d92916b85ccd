import { formatUtcMoment, framedTables, screenAddress } from '@dispatch/contract';
import { DescriptionList, Link, Prose, SectionHead, Stack } from '@dispatch/design-system';
import { useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../shared/api/errorTexts';
import { Loaded } from '../../shared/screen/Loaded';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { text } from '../../shared/texts/texts';
import { callQuery } from '../../shared/api/callQuery';

const back = (
  <div>
    <Link href={screenAddress('publications')}>Back to Publications</Link>
  </div>
);

const written = (...texts: readonly string[]): string => texts.filter((one) => one !== '').join('; ') || '-';

/** A release as the downstream system has it. */
export function PublicationRecord({ eraId }: { eraId: string }) {
  const query = useQuery({
    ...callQuery('getPublication', { path: { id: eraId } }),
  });
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400))
    return (
      <Screen title={text('publication-missing')} width="full">
        {back}
      </Screen>
    );
  if (isRefused(query.error)) return <RefusedScreen error={query.error} />;
  return (
    <Screen title={`Publication ${eraId}`} width="full">
      {back}
      <Loaded query={query} failure="The publication could not be loaded">
        {(record) => (
          <Stack gap="loose">
            <DescriptionList
              items={[
                { term: 'Release Id', value: record.PRID },
                { term: 'Headline', value: written(record.Headline) },
                { term: 'Summaries', value: written(...record.Summaries) },
                { term: 'Source Company', value: written(record.SourceCompany) },
                { term: 'Industries', value: written(...record.Industries) },
                { term: 'Transmission Date', value: formatUtcMoment(record.TransmissionDate) },
                { term: 'Dateline', value: written(record.Dateline) },
                { term: 'Geography', value: written(...record.Geography) },
              ]}
            />
            <section>
              <Stack gap="tight">
                <SectionHead title="Body" />
                {record.Body === '' ? <p>-</p> : <Prose html={framedTables(record.Body)} />}
              </Stack>
            </section>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
