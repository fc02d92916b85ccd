import '@dispatch/design-system/foundation.css';
import { readPageData } from '../shared/pageData/pageData';
import { PublicPages } from './PublicPages';
import { startRoot } from './startRoot';

await startRoot(() => <PublicPages path={window.location.pathname} given={readPageData()} />);
