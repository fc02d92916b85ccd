import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, download } from '../../shared/api/client';
import { saveFile } from '../../shared/files/saveFile';
import { exportQuery } from './exportQuery';

export function useExport() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries(exportQuery);
  const asking = useMutation({
    mutationFn: async () =>
      (await call('requestAccountExport', { headers: { 'Idempotency-Key': crypto.randomUUID() } })).data,
    onSuccess: (begun) => queryClient.setQueryData(exportQuery.queryKey, begun),
    // It may be running already, from another window.
    onError: reload,
  });
  const fetching = useMutation({
    mutationFn: async (key: string) => {
      const { file, fileName } = await download('downloadAccountExport', { path: { key } });
      saveFile(file, fileName ?? 'account.zip');
    },
    // It may have expired, or been replaced by a newer one.
    onError: reload,
  });
  return {
    request: (): void => {
      fetching.reset();
      asking.mutate();
    },
    isRequesting: asking.isPending,
    fetchFile: (key: string): void => {
      asking.reset();
      fetching.mutate(key);
    },
    isFetching: fetching.isPending,
    error: asking.error ?? fetching.error,
  };
}
