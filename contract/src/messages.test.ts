import { describe, expect, expectTypeOf, it } from 'vitest';
import { readContract } from '../document/document';
import { catalogue } from './messageCatalogue';
import {
  createMessages,
  defaultMessageSettings,
  message,
  templatePattern,
  type MessageValues,
} from './messages';

describe('a message', () => {
  it('is written in the default words', () => {
    expect(message('distribution-unavailable')).toBe('Warning: C3 Distributions NOT available');
    expect(message('activation-sent', { email: 'dana@harbor-robotics.example' })).toBe(
      'Activation Email sent to dana@harbor-robotics.example.',
    );
  });

  it('is written in the words of the operator', () => {
    const write = createMessages({
      ...defaultMessageSettings,
      brand: { ...defaultMessageSettings.brand, company: 'Harbor', availability: 'Wire' },
    });
    expect(write('distribution-unavailable')).toBe('Warning: Wire Distributions NOT available');
    expect(write('lists-too-many', { count: 2 })).toBe(
      'You may not select more than 2 Harbor Journalist Lists.',
    );
  });

  it('is empty when the operator has emptied its figure', () => {
    const write = createMessages({
      ...defaultMessageSettings,
      reach: { sites: '', journalists: '5', subscribers: ' ' },
    });
    expect(write('reach-sites')).toBe('');
    expect(write('reach-journalists')).toBe('5 journalists and bloggers');
    expect(write('reach-subscribers')).toBe('');
  });

  it('puts a value in as it is', () => {
    expect(message('email-not-verified', { message: '{brand} $& {email}' })).toBe(
      'unable to verify {brand} $& {email}',
    );
  });

  it('asks for its values by type', () => {
    expectTypeOf<keyof MessageValues<'range-shown'>>().toEqualTypeOf<'from' | 'to' | 'total'>();
    expectTypeOf<keyof MessageValues<'lists-too-many'>>().toEqualTypeOf<'count'>();
    expectTypeOf<Parameters<typeof message<'draft-saved'>>['length']>().toEqualTypeOf<1>();
  });
});

it('has every text that the contract shows with a code', () => {
  type Example = { value?: { code?: unknown; message?: unknown } };
  type Answer = { content?: Record<string, { examples?: Record<string, Example> }> };
  const contract = readContract(new URL('../../openapi.yaml', import.meta.url)) as {
    components: { responses: Record<string, Answer> };
  };
  const shown = Object.values(contract.components.responses)
    .flatMap((answer) => Object.values(answer.content ?? {}))
    .flatMap((media) => Object.values(media.examples ?? {}))
    .flatMap(({ value }) =>
      typeof value?.code === 'string' ? [{ code: value.code, text: value.message }] : [],
    )
    .filter(({ code }) => code !== 'invalid-input');
  expect(shown.length).toBeGreaterThan(5);
  const patterns = Object.values(catalogue).map((text) => templatePattern(text));
  expect(shown.filter(({ text }) => !patterns.some((pattern) => pattern.test(String(text))))).toEqual([]);
});
