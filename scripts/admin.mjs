// `npm run admin -- <command>`: the operator's command, on what `npm start` runs here or on settings of one's own.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/adminMain.ts'));
