// `npm start` and `npm run dev`: installs what is missing, then hands over to the supervisor.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/main.ts'));
