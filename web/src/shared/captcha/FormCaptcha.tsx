import { runtimeConfig } from '../config/runtimeConfig';
import { OwnCaptcha } from './OwnCaptcha';
import { RecaptchaBox } from './RecaptchaBox';

export function FormCaptcha({ name }: { name: string }) {
  return runtimeConfig().captchaSiteKey === '' ? <OwnCaptcha name={name} /> : <RecaptchaBox name={name} />;
}
