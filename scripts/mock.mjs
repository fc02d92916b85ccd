// `npm run mock`: the web application over Prism and a memory, without an API.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/mockMain.ts'));
