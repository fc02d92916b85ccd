export interface Recaptcha {
  ready(then: () => void): void;
  render(
    container: HTMLElement,
    parameters: {
      sitekey: string;
      theme: 'light' | 'dark';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
  reset(widget: number): void;
}

const found = (): Recaptcha | undefined => (window as unknown as { grecaptcha?: Recaptcha }).grecaptcha;

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${address}?render=explicit`;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha could not be loaded. Please check your connection and try again.'));
    });
    document.head.append(script);
  });

/** @throws Error for people, when it cannot be had */
export async function loadRecaptcha(address: string): Promise<Recaptcha> {
  if (found() === undefined) await load(address);
  const recaptcha = found();
  if (recaptcha === undefined) throw new Error('The captcha could not be loaded. Please try again.');
  return new Promise((resolve) => recaptcha.ready(() => resolve(recaptcha)));
}
