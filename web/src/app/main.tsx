import '@dispatch/design-system/foundation.css';
import { loadRuntimeConfig } from '../shared/config/runtimeConfig';
import { beginFirstCalls } from './firstCalls';

// Both are on their way at once: the data of the screen, and the scripts that show it.
loadRuntimeConfig().then(
  () => beginFirstCalls(window.location),
  () => undefined,
);
const { startApp } = await import('./startApp');
await startApp();
