import { Button, EmptyState } from '@dispatch/design-system';
import { useState } from 'react';
import { download } from '../../shared/api/client';
import { pageAskedOf, useListPlace } from '../../shared/list/listPlace';
import { StaffList } from '../../shared/list/StaffList';
import { NewPartnerModal } from './NewPartnerModal';
import { partnerColumns } from './partnerColumns';
import { callQuery } from '../../shared/api/callQuery';
import { asPage } from '../../shared/list/totalCount';

interface PartnerListProps {
  mayEdit: boolean;
  onMade: (slug: string) => void;
}

const spec = {};

export function PartnerList({ mayEdit, onMade }: PartnerListProps) {
  const list = useListPlace(spec);
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <StaffList
        title="Partners"
        name="partners"
        list={list}
        rows={(asked) => callQuery('listPartners', { query: pageAskedOf(asked) }, asPage)}
        loadCsv={({ search }) => download('exportPartners', { query: { searchText: search || undefined } })}
        caption="Partners by name"
        columns={partnerColumns(mayEdit)}
        getKey={({ partnerId }) => partnerId}
        searchLabel="Search name or slug"
        searchCovers="The search covers names and slugs."
        empty={
          <EmptyState title="No partners yet">
            A partner has a page and a registration page of its own.
          </EmptyState>
        }
        actions={
          mayEdit ? (
            <Button variant="primary" onPress={() => setMaking(true)}>
              Create partner
            </Button>
          ) : null
        }
      />
      {isMaking ? <NewPartnerModal onMade={onMade} onClose={() => setMaking(false)} /> : null}
    </>
  );
}
