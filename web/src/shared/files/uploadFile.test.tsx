// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FormFileDrop } from '../forms/FormFileDrop';
import { FormBody } from '../forms/FormBody';
import { pagePlace } from '../testing/pagePlace';
import { useContractForm } from '../forms/useContractForm';
import { acceptedImages } from './acceptedFiles';
import { uploadFile, type UploadedFile } from './uploadFile';

vi.mock(import('../config/runtimeConfig'), () => ({
  runtimeConfig: () => ({ apiUrl: 'http://localhost:3000/api' }) as never,
}));
vi.mock(import('../session/session'), async (original) => ({
  ...(await original()),
  sessionToken: () => 'the-token-of-the-session',
}));

class Sending {
  static readonly all: Sending[] = [];
  static get last(): Sending {
    const last = Sending.all.at(-1);
    if (last === undefined) throw new Error('Nothing was sent.');
    return last;
  }
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  readonly #events = new EventTarget();
  address = '';
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  body = '';
  sent: Promise<void> = Promise.resolve();

  addEventListener(type: string, listener: () => void): void {
    this.#events.addEventListener(type, listener);
  }
  open(method: string, address: string): void {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value);
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json; charset=utf-8\r\nx-request-id: r-1\r\n';
  }
  send(body: Blob): void {
    this.sent = body.text().then((text) => void (this.body = text));
    Sending.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.#events.dispatchEvent(new Event('abort'));
  }
  tell(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }),
    );
  }
  cut(): void {
    this.#events.dispatchEvent(new Event('error'));
  }
  answer(status: number, body: object): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.#events.dispatchEvent(new Event('load'));
  }
}

const stored: UploadedFile = {
  Name: 'logo.png',
  Path: '/file/9vX2hQ0sT1mB7kLr4wZy8cNd',
  Size: 3,
  Base64Preview: null,
  AssetID: 311,
  UploadKey: '9vX2hQ0sT1mB7kLr4wZy8cNd',
};
const refusal = (status: number, code: string, message: string) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  code,
  requestId: 'r-1',
  message,
  errors: [message],
});

beforeEach(() => {
  Sending.all.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', Sending);
});
afterEach(() => vi.unstubAllGlobals());

const png = () => new File(['png'], 'logo.png', { type: 'image/png' });
const start = (file = png()) => {
  const controller = new AbortController();
  const onProgress = vi.fn();
  const before = Sending.all.length;
  const result = uploadFile({ file, signal: controller.signal, onProgress });
  result.catch(() => undefined);
  return {
    controller,
    onProgress,
    result,
    begun: vi.waitFor(() => expect(Sending.all.length).toBe(before + 1)),
  };
};
const keyOf = (sending: Sending) => sending.headers.get('idempotency-key');

describe('an upload', () => {
  test('sends the file as a form in the session of the person, tells how far it is, and brings the answer', async () => {
    const { begun, onProgress, result } = start();
    await begun;
    const { last } = Sending;
    await last.sent;
    expect(last.address).toBe('POST http://localhost:3000/api/file');
    expect(last.headers.get('authorization')).toBe('Bearer the-token-of-the-session');
    expect(last.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(last.body).toContain('name="myFile"');
    last.tell(40, 200);
    last.tell(200, 200);
    expect(onProgress.mock.calls).toEqual([[20], [100]]);
    last.answer(201, stored);
    expect(await result).toEqual(stored);
  });

  test('whose answer is lost is sent again under the same key, and one that was judged under another', async () => {
    const file = png();
    const first = start(file);
    await first.begun;
    Sending.last.cut();
    await expect(first.result).rejects.toMatchObject({ status: 0, problem: { code: 'no-answer' } });
    const second = start(file);
    await second.begun;
    expect(keyOf(Sending.last)).toBe(keyOf(Sending.all[0] ?? Sending.last));
    Sending.last.answer(404, refusal(404, 'uploads-closed', 'Files cannot be uploaded here.'));
    await expect(second.result).rejects.toMatchObject({ status: 404 });
    const third = start(file);
    await third.begun;
    expect(keyOf(Sending.last)).not.toBe(keyOf(Sending.all[0] ?? Sending.last));
  });

  test('that is given up stops in the browser', async () => {
    const { begun, controller, result } = start();
    await begun;
    controller.abort();
    expect(Sending.last.isAborted).toBe(true);
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });
});

function Logo({ onSend }: { onSend: (values: object) => void }) {
  const form = useContractForm('RefundForm', {
    stage: 'full',
    fields: [],
    defaultValues: { logoUploadKey: null },
  });
  return (
    <FormBody form={form} onSubmit={onSend}>
      <FormFileDrop
        name="logoUploadKey"
        label="Logo"
        maxFiles={1}
        {...acceptedImages}
        upload={uploadFile}
        toValue={([file]) => file?.UploadKey ?? null}
      />
      <button type="submit">Save</button>
    </FormBody>
  );
}

describe('the field of a form', () => {
  const { place, show } = pagePlace();

  const choose = (file: File) =>
    act(async () => {
      const input = place.querySelector<HTMLInputElement>('input[type="file"]');
      if (input === null) throw new Error('There is no chooser.');
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
      const before = Sending.all.length;
      await vi.waitFor(() => expect(Sending.all.length).toBe(before + 1));
    });
  const press = (name: string) =>
    act(async () => {
      const button = [...place.querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
      );
      if (button === undefined) throw new Error(`There is no button ${name}: ${place.textContent}`);
      button.click();
      await Promise.resolve();
    });
  const settle = async (work: () => void, text: string) => {
    act(work);
    await vi.waitFor(async () => {
      await act(async () => Promise.resolve());
      expect(place.textContent).toContain(text);
    });
  };

  test('shows how far a file is, why it was refused, sends it again, and keeps what was answered', async () => {
    const send = vi.fn();
    show(<Logo onSend={send} />);
    await choose(png());
    act(() => Sending.last.tell(1, 4));
    expect(place.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
    const words = 'This file cannot be uploaded: the virus scanner flagged it.';
    await settle(() => Sending.last.answer(400, refusal(400, 'file-infected', words)), words);
    expect(place.textContent).toContain('Error uploading file');
    await press('Retry logo.png');
    await act(() => vi.waitFor(() => expect(Sending.all.length).toBe(2)));
    await settle(() => Sending.last.answer(201, stored), 'Uploaded');
    await press('Save');
    await vi.waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ logoUploadKey: stored.UploadKey }));
    await press('Remove logo.png');
    await press('Save');
    await vi.waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ logoUploadKey: null }));
  });

  test('a file that is given up leaves nothing in the form', async () => {
    const send = vi.fn();
    show(<Logo onSend={send} />);
    await choose(png());
    await press('Cancel logo.png');
    expect(Sending.last.isAborted).toBe(true);
    await press('Save');
    await vi.waitFor(() => expect(send.mock.lastCall?.[0]).toEqual({ logoUploadKey: null }));
  });
});
