/** A call whose connection ends with it: an open one breaks the next call when the server was restarted meanwhile. */
export function fetchOnce(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(address, { ...init, headers });
}

/** Keeps cookies, follows no redirect by itself, and keeps no connection open, so that a server may be restarted. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** @param browser what it calls itself; Node's own name unless told */
  constructor(private readonly browser: string | null = null) {}

  async get(address: string): Promise<Response> {
    return this.#send(address, {});
  }

  async post(
    address: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return this.#send(address, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Follows redirects while they stay below `base`; answers the last response and where it came from. */
  async follow(first: Response, base: string): Promise<{ response: Response; address: string }> {
    let response = first;
    let address = first.url;
    for (let hop = 0; hop < 10; hop += 1) {
      const location = response.headers.get('location');
      if (location === null) return { response, address };
      address = new URL(location, address).href;
      if (!address.startsWith(base)) return { response, address };
      response = await this.get(address);
    }
    throw new Error('Too many redirects.');
  }

  async #send(
    address: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetchOnce(address, {
      ...init,
      redirect: 'manual',
      headers: { ...headers, cookie, ...this.#named() },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '') this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), value);
    }
    return response;
  }

  #named(): Record<string, string> {
    return this.browser === null ? {} : { 'user-agent': this.browser };
  }
}
