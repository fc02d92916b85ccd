/** Form-encodes nested values as Stripe's API reads them: `a[b][c]=…`. */
export function formOf(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    } else if (typeof value === 'string') form.append(name, value);
    else if (typeof value === 'number' || typeof value === 'boolean') form.append(name, String(value));
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return form;
}

export type ApiObject = Readonly<Record<string, unknown>>;

export async function callApi(address: string, form?: URLSearchParams): Promise<ApiObject> {
  try {
    const response = await fetch(address, form === undefined ? {} : { method: 'POST', body: form });
    return (await response.json()) as ApiObject;
  } catch {
    const message = 'We could not reach the payment provider. Check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}
