import '@dispatch/design-system/foundation.css';
import '@dispatch/design-system/fonts.css';
import { readPageData } from '../shared/pageData/pageData';
import { PublicPages } from './PublicPages';
import { startRoot } from './startRoot';

const given = readPageData();
const isDrawn = (document.getElementById('root')?.childElementCount ?? 0) > 0;
await startRoot(() => <PublicPages path={window.location.pathname} given={given} />, { isDrawn });
