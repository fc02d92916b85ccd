import '@dispatch/design-system/foundation.css';
import { App } from './App';
import { startRoot } from './startRoot';

await startRoot(() => <App />);
