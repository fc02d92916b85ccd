import { useParams, useSearchParams } from 'react-router-dom';
import { SocialCallback } from '../features/socialCallback/SocialCallback';
import { readSocialWord } from '../features/socialCallback/socialAnswer';
import { NotFoundScreen } from '../shared/screen/NotFoundScreen';

export function SocialCallbackScreen() {
  const network = readSocialWord(useParams()['socialMedia']);
  const [query] = useSearchParams();
  return network === null ? <NotFoundScreen /> : <SocialCallback network={network} query={query} />;
}
