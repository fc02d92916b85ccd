import type { RequestBody } from '@dispatch/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/client';
import { isImpersonating } from '../../shared/session/session';

type Change = RequestBody<'setUserParameter'>;

export const parametersQuery = queryOptions({
  queryKey: ['userParameters'],
  queryFn: async ({ signal }) => {
    const { data } = await call('listUserParameters', { signal });
    return Object.fromEntries(data.map((row) => [row.parameterName, row.parameterValue]));
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** A value holds at once, even when it could not be stored; of somebody in whose place one acts nothing is changed. */
export function useUserParameter(parameterName: Change['parameterName']) {
  const queryClient = useQueryClient();
  const { data } = useQuery(parametersQuery);
  const { mutate } = useMutation({
    mutationFn: (body: Change) => call('setUserParameter', { body }),
  });
  return {
    value: data?.[parameterName],
    isKnown: data !== undefined,
    remember: (parameterValue: Change['parameterValue']): void => {
      queryClient.setQueryData(parametersQuery.queryKey, (known) => ({
        ...known,
        [parameterName]: parameterValue,
      }));
      if (!isImpersonating()) mutate({ parameterName, parameterValue });
    },
  };
}
