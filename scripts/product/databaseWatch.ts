import { isAlive } from '../process/identity';
import { complain } from '../process/terminal';

/** It is started again so many times, then given up. */
const patience = 3;

/** It is not our child when it was adopted. @param giveUp when restarting does not help @returns ends the watch */
export function watchDatabase(
  pid: () => number,
  restart: () => Promise<void>,
  giveUp: () => void,
): () => void {
  let times = 0;
  let busy = false;
  const timer = setInterval(() => {
    if (busy || isAlive(pid())) return;
    times += 1;
    if (times > patience) {
      clearInterval(timer);
      giveUp();
      return;
    }
    busy = true;
    complain('PostgreSQL ended by itself and is started again.');
    restart().then(
      () => (busy = false),
      (error: unknown) => {
        complain(String(error));
        busy = false;
      },
    );
  }, 500);
  return () => clearInterval(timer);
}
