// `npm test`: installs what is missing, then runs every check. `--only lint,types` runs those stages alone.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./checks/main.ts'));
