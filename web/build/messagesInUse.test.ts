import { expect, it } from 'vitest';
import { messagesIn } from './messagesInUse';

it('finds the messages that a module names, however it writes them down', () => {
  const code = `text('draft-saved'); const key = isLast ? "submit-failed" : \`republish-failed\`; text('not-a-key');`;
  expect(messagesIn(code)).toEqual({
    'draft-saved': 'Draft saved',
    'submit-failed': 'Error submitting distribution:',
    'republish-failed': 'Error republishing distribution:',
  });
});
