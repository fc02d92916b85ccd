import '@dispatch/design-system/foundation.css';
import { begunCallsAnswered } from '../shared/api/client';
import { loadRuntimeConfig } from '../shared/config/runtimeConfig';
import { beginFirstCalls } from './firstCalls';

// Both are on their way at once: the data of the screen, and the scripts that show it.
loadRuntimeConfig().then(
  () => beginFirstCalls(window.location),
  () => undefined,
);
const { startApp } = await import('./startApp');
await startApp();
// A browser makes six requests at a time, and the fonts are as large as a third of the scripts. Without them the words stand
// in those of the machine: on a line that breaks, or in a window that closes meanwhile.
await begunCallsAnswered();
await import('@dispatch/design-system/fonts.css').catch(() => undefined);
