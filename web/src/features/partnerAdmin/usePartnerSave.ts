import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../shared/api/client';
import { hasStatus } from '../../shared/api/errorTexts';
import { readPartnerPage, type PartnerPage } from '../../shared/pageData/pageCalls';
import { partnerChange, type PartnerValues } from './partnerValues';
import { editedPartnerQuery } from './queries';
import type { StalePartner } from './StalePartnerBanner';
import { askAgain } from '../../shared/api/callQuery';

/** Saves by the version that was loaded, so that nobody overwrites another unasked. */
export function usePartnerSave(first: PartnerPage) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(first);
  const [version, setVersion] = useState(first.partner.version);
  const [stale, setStale] = useState<StalePartner | null>(null);

  const take = useCallback(
    async (slug: string): Promise<PartnerPage> => {
      const stored = await readPartnerPage(slug);
      queryClient.setQueryData(editedPartnerQuery(slug).queryKey, stored);
      setPage(stored);
      setVersion(stored.partner.version);
      setStale(null);
      return stored;
    },
    [queryClient],
  );

  /** Answers the partner as it is stored now; null when a newer version stands in the way. */
  const save = async (values: PartnerValues): Promise<PartnerPage | null> => {
    try {
      const { data } = await call('savePartner', {
        path: { partnerId: page.partner.partnerId },
        body: partnerChange(values, page, version),
      });
      void askAgain(queryClient, 'listPartners');
      return await take(data.slug);
    } catch (error) {
      if (!hasStatus(error, 409) || error.problem.code !== 'partner-stale') throw error;
      const { currentVersion = version, savedBy = '', savedAt = null } = error.problem;
      setStale({ currentVersion, savedBy, savedAt });
      return null;
    }
  };

  return {
    page,
    stale,
    save,
    reload: () => take(page.partner.slug),
    /** From now on a save overwrites the version that stood in the way. */
    overwrite: () => {
      if (stale !== null) setVersion(stale.currentVersion);
      setStale(null);
    },
  };
}
