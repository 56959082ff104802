import { expect, test } from 'vitest'
import { splitLanguage, tagOf } from './language.ts'

test('IN-03 the language key ua has the BCP 47 tag uk', () => expect(tagOf.ua).toBe('uk'))

test.each([
  ['/', 'pl', '/'],
  ['/uk', 'ua', '/'],
  ['/uk/', 'ua', '/'],
  ['/uk?x=1', 'ua', '/?x=1'],
  ['/en/zlobki-miasta?page=2', 'en', '/zlobki-miasta?page=2'],
  ['/ukraina', 'pl', '/ukraina'],
  ['/zlobki/uk', 'pl', '/zlobki/uk'],
])('splits %s into %s and %s', (address, language, path) => expect(splitLanguage(address)).toEqual({ language, path }))
