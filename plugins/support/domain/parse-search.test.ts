import { expect, test } from 'vitest'
import { parseSearch } from './parse-search.ts'

test('SP-02 a text is an id, an e-mail address, a register number or words', () => {
  const id = '01970000-0000-7000-8000-00000000000a'
  expect(parseSearch(` ${id.toUpperCase()} `)).toEqual({ kind: 'id', id })
  expect(parseSearch('Biuro@Sloneczko.test')).toEqual({ kind: 'email', prefix: 'biuro@sloneczko.test' })
  expect(parseSearch('RSPO 900001')).toMatchObject({ kind: 'number', number: '900001' })
  expect(parseSearch('10016/z')).toMatchObject({ kind: 'number', number: '10016/Z' })
  expect(parseSearch('d-0228')).toMatchObject({ kind: 'number', number: 'D-0228', words: ['d', '0228'] })
  expect(parseSearch('12')).toEqual({ kind: 'number', number: '12', words: ['12'] })
  expect(parseSearch('Żłobek „Słoneczko”, Kraków')).toEqual({ kind: 'words', words: ['zlobek', 'sloneczko', 'krakow'] })
})

test('a text without letters asks for nothing, and a long one for its first words', () => {
  for (const text of ['', '  ', '***', "'\\"]) expect(parseSearch(text)).toBeNull()
  expect(parseSearch('a b c d e f g h i j')).toMatchObject({ words: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
})
