import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQuery, saveChange, type CartChange, type CartEntry } from './cart';

const mutationKey = ['cart'];

/**
 * The cart, and the way to change it: one change after the other, each shown while it is saved. `failure` is that of the
 * last one.
 */
export function useCart() {
  const queryClient = useQueryClient();
  const query = useQuery(cartQuery);
  const change = useMutation({
    mutationKey,
    scope: { id: 'cart' },
    mutationFn: async (made: CartChange) => {
      await queryClient.cancelQueries(cartQuery);
      return saveChange(made, queryClient.getQueryData(cartQuery.queryKey));
    },
    onSuccess: (saved) => queryClient.setQueryData(cartQuery.queryKey, saved),
    onError: () => queryClient.invalidateQueries(cartQuery),
  });
  const unsaved = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  return {
    query,
    entries: unsaved.reduce<readonly CartEntry[]>(
      (entries, made) => made(entries),
      query.data?.entries ?? [],
    ),
    change: change.mutate,
    isChanging: change.isPending,
    failure: change.error,
    forgetFailure: change.reset,
  };
}
