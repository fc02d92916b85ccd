import { http, HttpResponse } from 'msw';
import { pageConfig } from './pageConfig';

/** As much of the card provider's script as a screen needs to show its form: fields that only say where they are. */
const script = `window.Stripe = () => {
  const listeners = new Map();
  const element = {
    on: (name, listener) => (listeners.set(name, listener), element),
    once: (name, listener) => (listeners.set(name, listener), element),
    off: (name) => (listeners.delete(name), element),
    mount: (place) => {
      place.textContent = 'The fields of the card provider stand here.';
      queueMicrotask(() => listeners.get('ready')?.(element));
    },
    update: () => {}, focus: () => {}, blur: () => {}, clear: () => {}, unmount: () => {}, destroy: () => {},
  };
  const elements = {
    create: () => element, getElement: () => element, update: () => {}, on: () => elements,
    submit: async () => ({}), fetchUpdates: async () => ({}),
  };
  const refused = async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } });
  return {
    elements: () => elements, _registerWrapper: () => {}, registerAppInfo: () => {},
    createToken: refused, createPaymentMethod: refused, confirmCardPayment: refused, confirmPayment: refused,
    createConfirmationToken: refused, handleNextAction: refused,
  };
};`;

/** The card provider's script, from the address of the configuration. */
export const cardProviderHandler = http.get(pageConfig.cardProviderScriptUrl, () =>
  HttpResponse.text(script, { headers: { 'content-type': 'text/javascript' } }),
);

/** As in a browser that has not loaded the script yet. */
export const forgetCardProvider = (): void => {
  delete (window as { Stripe?: unknown }).Stripe;
};
