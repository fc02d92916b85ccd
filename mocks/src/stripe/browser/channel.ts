type Message =
  | { readonly kind: 'event'; readonly type: string; readonly data: unknown }
  | { readonly kind: 'request'; readonly id: number; readonly type: string; readonly data: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly data: unknown };

type Handler = (data: unknown) => unknown;

export class Channel {
  readonly #port: MessagePort;
  readonly #handlers = new Map<string, Handler>();
  readonly #waiting = new Map<number, (data: unknown) => void>();
  #lastId = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = (event: MessageEvent<Message>) => void this.#receive(event.data);
  }

  on(type: string, handler: Handler): void {
    this.#handlers.set(type, handler);
  }

  send(type: string, data: unknown = null): void {
    this.#port.postMessage({ kind: 'event', type, data } satisfies Message);
  }

  ask(type: string, data: unknown = null): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#port.postMessage({ kind: 'request', id, type, data } satisfies Message);
    });
  }

  async #receive(message: Message): Promise<void> {
    if (message.kind === 'answer') {
      this.#waiting.get(message.id)?.(message.data);
      this.#waiting.delete(message.id);
      return;
    }
    const data = await this.#handlers.get(message.type)?.(message.data);
    if (message.kind === 'request') {
      this.#port.postMessage({ kind: 'answer', id: message.id, data } satisfies Message);
    }
  }
}

/** In the page: hands a port to the frame once it has loaded. */
export function channelTo(frame: HTMLIFrameElement, origin: string): Promise<Channel> {
  return new Promise((resolve) => {
    frame.addEventListener(
      'load',
      () => {
        const { port1, port2 } = new MessageChannel();
        frame.contentWindow?.postMessage('connect', origin, [port2]);
        resolve(new Channel(port1));
      },
      { once: true },
    );
  });
}

/** In the frame: waits for the port. */
export function channelFromParent(): Promise<Channel> {
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      const port = event.ports[0];
      if (event.source !== window.parent || event.data !== 'connect' || port === undefined) return;
      window.removeEventListener('message', listen);
      resolve(new Channel(port));
    };
    window.addEventListener('message', listen);
  });
}
