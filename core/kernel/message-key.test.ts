import { expect, test } from 'vitest'
import type { Translate } from '#core/ports/translator.ts'
import { messageKey } from './message-key.ts'

const t: Translate = (key) => key

test('IN-06 makes a key of a prefix and values', () => {
  expect(messageKey('shell.language', 'pl')).toBe('shell.language.pl')
  expect(messageKey('error.page', 404, 'title')).toBe('error.page.404.title')
})

test('IN-06 the compiler refuses a key without a text, and a value without a text', () => {
  const language = 'pl' as 'pl' | 'ua' | 'en'
  expect(t(messageKey('shell.language', language))).toBe('shell.language.pl')
  // @ts-expect-error there is no such text
  expect(t('shell.languages')).toBe('shell.languages')
  const other = 'pl' as 'pl' | 'cs'
  // @ts-expect-error there is no text for `cs`
  expect(t(messageKey('shell.language', other))).toBe('shell.language.pl')
  // @ts-expect-error a text may be any value
  expect(t(messageKey('shell.language', String(other)))).toBe('shell.language.pl')
})
