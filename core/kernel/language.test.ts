import { expect, test } from 'vitest'
import { splitLanguage, tagOf } from './language.ts'

test('IN-03 the key is ua, the language uk', () => expect(tagOf.ua).toBe('uk'))

test.each([
  ['/', 'pl', '/'],
  ['/uk', 'ua', '/'],
  ['/uk/', 'ua', '/'],
  ['/uk?x=1', 'ua', '/?x=1'],
  ['/en/zlobki-miasta?page=2', 'en', '/zlobki-miasta?page=2'],
  ['/ukraina', 'pl', '/ukraina'],
  ['/zlobki/uk', 'pl', '/zlobki/uk'],
])('%s is %s %s', (address, language, path) => expect(splitLanguage(address)).toEqual({ language, path }))
