import { loadCountries } from '@dispatch/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async () => {
    const { countries, callingCodes, usStates } = await loadCountries();
    return {
      countryOptions: countries.map(({ id, name, otherNames }) => ({ id, label: name, otherNames })),
      stateOptions: usStates.map(([code, name]) => ({ id: name, label: name, otherNames: [code] })),
      callingCodes,
    };
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

const none = { countryOptions: [], stateOptions: [], callingCodes: [] };

/** The lists for the fields Country, State and Country code; empty for the moment that they need to arrive. */
export const useCountries = () => useQuery(countriesQuery).data ?? none;
