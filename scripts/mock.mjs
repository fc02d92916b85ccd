// `npm run mock`: Prism answers from openapi.yaml alone.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./product/mockMain.ts'));
