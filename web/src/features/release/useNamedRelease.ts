import { useEffect } from 'react';
import { useNavigation, useParams, useSearchParams } from 'react-router-dom';
import { withQuery } from '../../shared/wizard/useStepPlace';

/** The address of a new release names it once it is saved. */
export function useNamedRelease(
  distributionId: number | null,
  onFirstSave: (distributionId: number) => void,
): void {
  const { id: pathId } = useParams();
  const [query, setQuery] = useSearchParams();
  const named = pathId ?? query.get('distributionId');
  // A step that is being opened must not be called off by this.
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle || distributionId === null || named === String(distributionId)) return;
    onFirstSave(distributionId);
    // The page stays where it is scrolled to: somebody is about to press something.
    setQuery(withQuery('distributionId', String(distributionId)), {
      replace: true,
      preventScrollReset: true,
    });
  }, [isIdle, distributionId, named, onFirstSave, setQuery]);
}
