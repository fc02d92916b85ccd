import type { RequestBody } from '@dispatch/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../shared/api/callQuery';
import { call } from '../../shared/api/client';
import { isImpersonating } from '../../shared/session/session';

type Change = RequestBody<'setUserParameter'>;

export const parametersQuery = queryOptions({
  ...callQuery('listUserParameters', {}, ({ data }) =>
    Object.fromEntries(data.map((row) => [row.parameterName, row.parameterValue])),
  ),
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * A value holds at once, even when it could not be stored; of somebody in whose place one acts nothing is changed. Before
 * the values are read it holds here alone: it does not make the others known.
 */
export function useUserParameter(parameterName: Change['parameterName']) {
  const queryClient = useQueryClient();
  const { data } = useQuery(parametersQuery);
  const [chosen, setChosen] = useState<Change['parameterValue'] | null>(null);
  const { mutate } = useMutation({
    mutationFn: (body: Change) => call('setUserParameter', { body }),
    onSuccess: async (_stored, { parameterValue }) => {
      if (queryClient.getQueryData(parametersQuery.queryKey)?.[parameterName] === parameterValue) return;
      // What is being read may be of before.
      await queryClient.cancelQueries(parametersQuery);
      await queryClient.invalidateQueries(parametersQuery);
    },
  });
  return {
    value: chosen ?? data?.[parameterName],
    isKnown: data !== undefined,
    remember: (parameterValue: Change['parameterValue']): void => {
      setChosen(parameterValue);
      queryClient.setQueryData(
        parametersQuery.queryKey,
        (known) => known && { ...known, [parameterName]: parameterValue },
      );
      if (!isImpersonating()) mutate({ parameterName, parameterValue });
    },
  };
}
