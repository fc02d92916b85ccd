interface WidgetSettings {
  sitekey: string;
  theme?: 'light' | 'dark';
  callback?: (token: string) => void;
  'expired-callback'?: () => void;
}

interface Widget {
  frame: HTMLIFrameElement;
  parameters: WidgetSettings;
  response: string;
  timer: ReturnType<typeof setTimeout> | null;
}

const home = new URL((document.currentScript as HTMLScriptElement).src).origin;
const lasts = 120_000;
const widgets: Widget[] = [];

function clear(widget: Widget): void {
  widget.response = '';
  if (widget.timer !== null) clearTimeout(widget.timer);
  widget.frame.contentWindow?.postMessage({ captcha: 'reset' }, home);
}

function render(container: HTMLElement, parameters: WidgetSettings): number {
  const frame = document.createElement('iframe');
  frame.title = 'reCAPTCHA';
  frame.width = '304';
  frame.height = '78';
  frame.style.border = '1px solid gray';
  frame.src = `${home}/recaptcha/api2/anchor?k=${encodeURIComponent(parameters.sitekey)}`;
  container.append(frame);
  return widgets.push({ frame, parameters, response: '', timer: null }) - 1;
}

addEventListener(
  'message',
  ({ origin, source, data }: MessageEvent<{ captcha?: string; token?: string }>) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    const { token } = data;
    if (origin !== home || widget === undefined || data.captcha !== 'token' || token === undefined) return;
    widget.response = token;
    widget.timer = setTimeout(() => {
      clear(widget);
      widget.parameters['expired-callback']?.();
    }, lasts);
    widget.parameters.callback?.(token);
  },
);

Object.assign(window, {
  grecaptcha: {
    ready: (then: () => void) => then(),
    render,
    reset: (id = 0) => {
      const widget = widgets[id];
      if (widget !== undefined) clear(widget);
    },
    getResponse: (id = 0) => widgets[id]?.response ?? '',
  },
});
