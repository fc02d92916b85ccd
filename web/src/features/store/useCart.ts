import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartQuery, saveChange, type CartChange } from './cart';

/** The cart, and the way to change it: one change after the other. `failure` is that of the last one. */
export function useCart() {
  const queryClient = useQueryClient();
  const query = useQuery(cartQuery);
  const change = useMutation({
    scope: { id: 'cart' },
    mutationFn: async (made: CartChange) => {
      await queryClient.cancelQueries(cartQuery);
      return saveChange(made, queryClient.getQueryData(cartQuery.queryKey));
    },
    onSuccess: (saved) => queryClient.setQueryData(cartQuery.queryKey, saved),
    onError: () => queryClient.invalidateQueries(cartQuery),
  });
  return {
    query,
    change: change.mutate,
    isChanging: change.isPending,
    failure: change.error,
    forgetFailure: change.reset,
  };
}
