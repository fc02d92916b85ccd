import { type HubPort, HubUnavailable } from './hubPort';

/**
 * Posts changes to a hub as PubSubHubbub has them (`hub.mode=publish`), which hubs of WebSub take too.
 * @param patience milliseconds for the whole answer
 */
export const httpHub = (address: string, patience = 8_000): HubPort => ({
  publish: async (feeds) => {
    const body = new URLSearchParams([['hub.mode', 'publish'], ...feeds.map((feed) => ['hub.url', feed])]);
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', signal, body }).catch(
      (cause: unknown) => {
        throw new HubUnavailable('The hub cannot be reached.', { cause });
      },
    );
    await answer.body?.cancel();
    if (!answer.ok) throw new HubUnavailable(`The hub answers ${answer.status}.`);
  },
});
