// `npm run storybook`, and with --build `npm run storybook:build`: installs what is missing first.
import './requireNode.mjs';

import('./handOver.mjs').then(({ handOver }) => handOver('./storybook/main.ts'));
