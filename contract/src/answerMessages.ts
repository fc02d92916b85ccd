/** Apart from the other texts, because the client is loaded before any screen. */
export const answerMessages = {
  'no-session': 'Your Session has expired, please login again.',
  'not-allowed': 'You are not allowed to do this.',
  'not-found': 'The requested item could not be found.',
  'too-large': 'What you sent is too large. The limit is 1 MB.',
  'too-many-requests': 'Too many requests',
  'service-unavailable': 'A service that we rely on is not responding. Please try again in a moment.',
  'no-answer': 'We could not reach the server. Please check your connection and try again.',
  'unreadable-answer': 'The server sent an answer that we could not read. Please try again in a moment.',
} as const;
