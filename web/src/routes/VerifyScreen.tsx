import { useSearchParams } from 'react-router-dom';
import { VerifyPage } from '../features/verify/VerifyPage';

/** /verify: `?release=` is the number of a release. */
export function VerifyScreen() {
  const [asked, setAsked] = useSearchParams();
  return <VerifyPage release={asked.get('release') ?? ''} onAsk={(release) => setAsked({ release })} />;
}
