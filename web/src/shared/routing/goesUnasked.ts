import type { Location } from 'react-router-dom';

/** Who sends somebody away for good, with `noConfirm` in the state, asks nothing. */
export const goesUnasked = ({ state }: Location): boolean =>
  (state as { noConfirm?: boolean } | null)?.noConfirm === true;
