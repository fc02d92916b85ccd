import { useToast } from '@dispatch/design-system';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { download } from '../../shared/api/client';
import { errorTexts } from '../../shared/api/errorTexts';
import { saveFile } from '../../shared/files/saveFile';

/**
 * Saves the report whose key the address names, and takes the key out of the address. So a report has a link of its
 * own, although its call wants the session's token, which no link carries.
 */
export function useKeyDownload(): void {
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const key = params.get('key');
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (key === begun.current) return;
    begun.current = key;
    if (key === null) return;
    const save = async (): Promise<void> => {
      try {
        const { file, fileName } = await download('getDeferredRevenue', { query: { key } });
        saveFile(file, fileName ?? key.replaceAll('/', '-'));
      } catch (error) {
        toast.show(errorTexts(error).join(' '), { tone: 'danger' });
      }
    };
    void save();
    setParams(
      (before) => {
        before.delete('key');
        return before;
      },
      { replace: true },
    );
  }, [key, setParams, toast]);
}
