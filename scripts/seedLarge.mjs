// `npm run seed:large`: plants a million users and orders into the development database; `-- --remove` takes them away.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/seedLargeMain.ts'));
