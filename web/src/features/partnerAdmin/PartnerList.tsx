import { ActionBar, Button, ButtonLink, EmptyState, Pagination, SearchField } from '@dispatch/design-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rangeText } from '../../shared/formatting/totalCount';
import { FailedLoad } from '../../shared/screen/FailedLoad';
import { isRefused, RefusedScreen } from '../../shared/screen/RefusedScreen';
import { Screen } from '../../shared/screen/Screen';
import { useFollowedWords } from '../../shared/screen/useFollowedWords';
import { NewPartnerModal } from './NewPartnerModal';
import { PartnerTable } from './PartnerTable';
import { partnersPageSize, partnersQuery, type PartnersPlace } from './queries';

interface PartnerListProps {
  place: PartnersPlace;
  onPlace: (place: PartnersPlace) => void;
  mayEdit: boolean;
  hasDesk: boolean;
  onMade: (slug: string) => void;
}

export function PartnerList({ place, onPlace, mayEdit, hasDesk, onMade }: PartnerListProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...partnersQuery(place),
    placeholderData: keepPreviousData,
  });
  const [isMaking, setMaking] = useState(false);
  const { words, setWords, send } = useFollowedWords(place.search, (search) => onPlace({ search, page: 1 }));
  if (isRefused(error)) return <RefusedScreen error={error} />;
  return (
    <Screen
      title="Partners"
      slug="Back office"
      width="full"
      actions={
        hasDesk || mayEdit ? (
          <ActionBar>
            {hasDesk ? <ButtonLink href="/admin/releases">Editorial desk</ButtonLink> : null}
            {mayEdit ? (
              <Button variant="primary" onPress={() => setMaking(true)}>
                Create partner
              </Button>
            ) : null}
          </ActionBar>
        ) : null
      }
    >
      <ActionBar hasFields>
        <SearchField
          name="search"
          label="Search name or slug"
          value={words}
          onChange={setWords}
          onSubmit={send}
          onClear={() => send('')}
        />
      </ActionBar>
      <div>
        <PartnerTable
          items={data?.items ?? []}
          isLoading={isFetching && (data === undefined || isPlaceholderData)}
          mayEdit={mayEdit}
          failure={
            error ? (
              <FailedLoad
                title="The partners could not be loaded"
                error={error}
                onRetry={() => void refetch()}
              />
            ) : undefined
          }
          empty={<Nothing place={place} total={data?.count.total ?? 0} onPlace={onPlace} />}
        />
      </div>
      {data && data.items.length > 0 ? (
        <Pagination
          page={place.page}
          pageSize={partnersPageSize}
          total={data.count.total}
          onPage={(page) => onPlace({ ...place, page })}
          rangeText={rangeText(place.page, partnersPageSize, data.count)}
          label="Pages of the partners"
        />
      ) : null}
      {isMaking ? <NewPartnerModal onMade={onMade} onClose={() => setMaking(false)} /> : null}
    </Screen>
  );
}

function Nothing({ place, total, onPlace }: Pick<PartnerListProps, 'place' | 'onPlace'> & { total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="Nothing on this page"
        action={<Button onPress={() => onPlace({ ...place, page: 1 })}>Go to the first page</Button>}
      />
    );
  }
  return place.search === '' ? (
    <EmptyState title="No partners yet">A partner has a page and a registration page of its own.</EmptyState>
  ) : (
    <EmptyState title={`Nothing matches '${place.search}'`}>The search covers names and slugs.</EmptyState>
  );
}
