// `npm test`: installs what is missing, then runs every check. `--help` says what else there is.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./checks/main.ts'));
