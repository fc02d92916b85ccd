/**
 * Every text that is tied to no field: default entries, to the letter of the documents where they quote one
 * (0-decisions, introduction). `{name}` marks a value; the names of `brandWords` are settings of the operator.
 * Codes of problem answers have their text under the same name.
 */
export const catalogue = {
  // Document 1 §2, Registration, and §8
  'registration-title': 'Create A Free Account',
  'registration-title-legacy': 'Upgrade your account',
  'registration-success': 'Thank you for registering!',
  'registration-success-new':
    'Please check the inbox of {email} for our activation email. If it is not there, look into the spam folder.',
  'registration-success-existing':
    'You already have a login with us. Please log in with your existing password.',
  'registration-failed': 'Error registering account:',
  'registration-address-taken': 'An account with this email address already exists.',
  'activation-title': 'Send Activation Email',
  'activation-sent': 'Activation Email sent to {email}.',
  'activation-failed': 'Error sending the Activation Email:',
  'activation-required': 'Please activate your account first. We can send you the activation email again.',
  'partner-unknown': 'This partner does not exist. Please register without it.',
  'email-verified': 'Your email has been verified',
  'email-not-verified': 'unable to verify {message}',
  'token-used': 'This link has already been used.',
  'token-expired': 'This link has expired.',
  // Document 1 §8, Login and Logout
  'login-failed': 'Unable to login, an error has occurred:',
  'login-no-access': 'YOU DO NOT HAVE ACCESS',
  'login-no-access-advice': 'Please log out of the {identity} portal and log in again with another account.',
  'login-unknown': 'unknown error',
  'logout-failed': 'Error logging out',
  'social-connected':
    'Done! If this pop-up window does not close automatically, please close it and refresh your page.',
  // Document 1 §2, Session-timeout banner
  'session-timeout': 'Session timeout in {remaining}',
  'session-extend': 'Extend session',
  'session-refresh': 'Please refresh the page',
  'session-expired': 'Session expired',
  'no-session': 'Your Session has expired, please login again.',
  // Document 1 §2, Dashboard
  'distribution-unavailable': 'Warning: {availability} Distributions NOT available',
  'range-shown': 'Showing {from}-{to} of {total}',
  'impersonation-notice': 'Logged In as {login}',
  'return-to-admin': 'Are you sure you want to Return to Admin?',
  'bundles-expiring': 'You have bundles expiring soon!',
  // Document 1 §2 and §8, Settings
  'profile-failed': 'Error with User Account',
  'profile-saved': 'User saved',
  'user-missing': 'The requested user could not be retrieved.',
  'change-password': 'Are you sure you want to change your password?',
  'change-password-no-session': 'Invalid session. Please logout and log back in.',
  'change-password-failed': 'Error resetting password.',
  'social-settings': 'Connect your social accounts to your {product} releases',
  'session-current': 'This is the session that you are using. Please log out instead.',
  'export-running': 'Your data is being packed already. We will send you an email when it is ready.',
  'account-busy':
    'A release of yours is with editorial or waits for its distribution. Please wait until it is published.',
  'last-admin': 'You are the only administrator. Please make somebody else an administrator first.',
  'not-own-login': 'Please type your login name exactly as it is shown.',
  'not-while-impersonating': 'This cannot be done while you act for somebody else.',
  // Document 1 §2, Other pages
  'page-not-allowed': 'Not Authorized',
  'page-not-found': 'Not Found',
  'partner-not-found': "404 - Not Found ... We don't know where you are! Be safe. Go Home.",
  'legacy-redirect': 'This page will automatically redirect',
  'legacy-last-login': 'Last login as {login}',
  // Document 1 §2, Partner splash page
  'partner-save': 'Are you sure you want make these changes?',
  'partner-stale': 'This partner was changed in another window or by somebody else. Nothing was overwritten.',
  'slug-taken': 'Another partner has this slug already.',
  // Document 1 §1: a sentence whose figure the operator leaves empty is not shown
  'reach-sites': 'Syndication to {sites} sites',
  'reach-journalists': '{journalists} journalists and bloggers',
  'reach-subscribers': '{subscribers} newsfeed subscribers',
  // Document 2 §2 and §4, the wizard
  'wizard-choose-package': 'Choose an enhanced package and boost your online visibility',
  'wizard-leave-data': 'You might lose some data. Are you sure you want to leave the release wizard?',
  'wizard-leave': 'Are you sure you want to leave the release wizard?',
  'wizard-leave-unsubmitted':
    'You have not submitted your release to Editorial yet. Are you sure you want to leave?',
  'wizard-leave-unpublished': 'You have not republished your release yet. Are you sure you want to leave?',
  'release-on-hold': 'Your release is on hold. Revisions are required.',
  'draft-saved': 'Draft saved',
  'draft-stale': 'This release was changed in another window or by somebody else. Nothing was overwritten.',
  'draft-save-failed': 'Error saving draft:',
  'submit-failed': 'Error submitting distribution:',
  'validate-failed': 'Error validating press release:',
  'release-load-failed': 'Error getting release',
  'release-missing': 'The requested release could not be reteieved.',
  'lists-added': '{count} lists added for {amount}',
  'lists-unused': 'You have unused {company} Journalist Lists',
  'lists-too-many': 'You may not select more than {count} {company} Journalist Lists.',
  'downgrade-premium-to-advanced':
    'Your video and your selected journalist lists may be affected. Do you want to change the package?',
  downgrade:
    'Your video, news image, selected journalist lists, advanced text editor and priority may be affected. Do you want to change the package?',
  'time-missing':
    'This time does not exist: the clocks go forward in that night. Please select another time.',
  'time-ambiguous':
    'This time comes twice: the clocks go back in that night. Please select which one you mean.',
  'preview-note': 'This preview is a guide. Editorial changes will not show here.',
  'contact-mail-sent': 'An email has been sent to {email} for verification. Please check your email inbox.',
  'contact-verify-failed': 'There was an error verifying the following email: {email}',
  'contact-unverified': 'Please verify the email address {email}.',
  'back-to-draft': 'Are you sure you want to get this release back to draft?',
  'state-conflict': 'A release in the state {from} cannot go to {to}.',
  'state-not-editable': 'A release in the state {from} cannot be edited.',
  'delete-draft': 'Are you sure you want to delete this draft?',
  // Document 2 §4, §5 and §8, payment
  'release-paid': 'The release is already Paid, please go forward to Submit',
  'release-unpaid': 'Please pay for the release first.',
  'order-total-changed': 'The order total has changed. Please review your order.',
  'payment-not-authorised': 'Unable to confirm payment information.',
  'payment-failed': 'Unable to confirm payment',
  'payment-unprocessed': 'unable to process payment',
  'payment-running': 'This payment is already being processed. Please wait a moment.',
  'request-running': 'This payment is already being processed. Please wait a moment.',
  'captcha-required': 'Please confirm the captcha above',
  'receipt-missing': 'Could not find receipt with id {id}',
  'priority-not-offered': 'Priority distribution is not offered for {package}.',
  'video-not-offered': 'A video is offered for Premium only.',
  'release-paid-additions': 'The release is already paid. Nothing that costs can be added to it.',
  'release-paid-package': 'The package of a paid release cannot be changed.',
  'release-paid-kept': 'A release that is paid cannot be deleted.',
  'list-unknown': 'This journalist list does not exist.',
  'too-many-lists': '{package} can be bought with at most {count} journalist lists.',
  // Calls that fail
  'invalid-input': 'Please check what you have entered.',
  'unknown-field': 'The field {field} is not known.',
  'not-allowed': 'You are not allowed to do this.',
  'not-found': 'The requested item could not be found.',
  'too-large': 'What you sent is too large. The limit is 1 MB.',
  'unsupported-media-type': 'Please send {types}.',
  'too-many-requests': 'Too many requests',
  'idempotency-key-reused':
    'This request key was already used for another order. Please reload the page and try again.',
  'not-implemented': 'This is not available yet.',
  'field-not-implemented': 'The field {field} is not available yet.',
  'service-unavailable': 'A service that we need does not answer. Please try again in a moment.',
  'internal-error': 'Something went wrong on our side. Please try again, and tell us the number {requestId}.',
  'no-answer': 'We could not reach the server. Please check your connection and try again.',
  'unreadable-answer': 'The server gave an answer that we do not understand. Please try again in a moment.',
} as const;
