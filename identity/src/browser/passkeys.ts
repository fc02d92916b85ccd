import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Asks the browser when the form is sent, and sends the form with its answer. */
const answerWith = (form: HTMLFormElement, ask: () => Promise<object>): void => {
  const answer = form.querySelector<HTMLInputElement>('input[name=response]');
  const failed = form.querySelector<HTMLElement>('[role=alert]');
  if (answer === null || failed === null) return;
  form.addEventListener('submit', (event) => {
    if (answer.value !== '') return;
    event.preventDefault();
    failed.hidden = true;
    ask().then(
      (response) => {
        answer.value = JSON.stringify(response);
        form.submit();
      },
      () => {
        failed.hidden = false;
      },
    );
  });
};

const signIn = document.querySelector<HTMLFormElement>('form[data-passkey]');
if (signIn !== null && browserSupportsWebAuthn()) {
  const optionsJSON = JSON.parse(signIn.dataset['passkey'] ?? '') as PublicKeyCredentialRequestOptionsJSON;
  answerWith(signIn, () => startAuthentication({ optionsJSON }));
  signIn.hidden = false;
}

const creation = document.querySelector<HTMLFormElement>('form[data-new-passkey]');
if (creation !== null) {
  const optionsJSON = JSON.parse(
    creation.dataset['newPasskey'] ?? '',
  ) as PublicKeyCredentialCreationOptionsJSON;
  answerWith(creation, () => startRegistration({ optionsJSON }));
}
