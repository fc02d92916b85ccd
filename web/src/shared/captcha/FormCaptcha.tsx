import { runtimeConfig } from '../config/runtimeConfig';
import { OwnCaptcha } from './OwnCaptcha';
import { RecaptchaBox } from './RecaptchaBox';

/** The captcha that the operator has chosen: the product's own, or reCAPTCHA where a site key is configured. */
export function FormCaptcha({ name }: { name: string }) {
  return runtimeConfig().captchaSiteKey === '' ? <OwnCaptcha name={name} /> : <RecaptchaBox name={name} />;
}
