import { createBrowserRouter } from 'react-router-dom';
import { forgetBegunCalls } from '../shared/api/client';
import { App } from './App';
import { routes } from './router';
import { startRoot } from './startRoot';

type Router = ReturnType<typeof createBrowserRouter>;

/** Once the screen of the address is loaded: until then, what the server has drawn stays. */
const untilLoaded = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (router.state.initialized) resolve();
    };
    router.subscribe(look);
    look();
  });

/** Shows the screen of the address, and from then on those that the person goes to. */
export const startApp = (): Promise<void> =>
  startRoot(async () => {
    const router = createBrowserRouter(routes);
    await untilLoaded(router);
    const { pathname } = router.state.location;
    router.subscribe(({ location, navigation }) => {
      // A screen that goes on in its own address still takes its answers.
      if ((navigation.location ?? location).pathname !== pathname) forgetBegunCalls();
    });
    return <App createRouter={() => router} />;
  });
