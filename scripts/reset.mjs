// `npm run reset`: empties the local data, after asking.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/resetMain.ts'));
