import { expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'
import { findWholeName, makeWholeNameWriter, wholeNameKey } from './whole-names.ts'

const names = ['Klub Malucha „Tuptuś”', 'Miś', 'Żłobek nr 3 im. Jana Brzechwy', 'Klub malucha Tuptuś', 'Przedszkole w Lesie']
const index = (() => {
  const writer = makeWholeNameWriter()
  for (const name of names) writer.add(name)
  return writer.finish()
})()
const find = (text: string, nameOf = (at: number) => names[at] ?? '') => findWholeName(index, wholeNameKey(tokenize(text)), nameOf)

test('finds the facilities of a whole name, without accents, signs and joining words, abbreviations in full', () => {
  expect(find('klub malucha tuptus')).toEqual([0, 3])
  expect(find('żłobek numer 3 imienia Jana Brzechwy')).toEqual([2])
  expect(find('przedszkole lesie')).toEqual([4])
})

test('a part of a name, more words or another order are none', () => {
  for (const text of ['tuptus', 'klub malucha', 'klub malucha tuptus krakow', 'tuptus klub malucha', ''])
    expect([text, find(text)]).toEqual([text, []])
})

test('a name that only shares the hash is not found', () => {
  expect(find('miś', () => 'Inna nazwa')).toEqual([])
})
