import { expect, test } from 'vitest'
import pl from '../../messages/pl.json' with { type: 'json' }
import { kindKey } from './kind-key.ts'

test('CA-08 names kind and sector in one grammatical form', () => {
  const textOf = (...of: Parameters<typeof kindKey>) => (pl as Record<string, string>)[kindKey(...of)]
  expect(textOf('nursery', 'communal')).toBe('Żłobek publiczny')
  expect(textOf('kindergarten', 'non_public')).toBe('Przedszkole niepubliczne')
  expect(textOf('toddler_club', 'private')).toBe('Klub dziecięcy prywatny')
  expect(kindKey('nursery', null)).toBe('tags.specialization.nursery')
})
