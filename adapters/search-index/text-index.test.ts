import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexedWords } from './names/tokenize.ts'
import { makeTextIndexes } from './text-index.ts'

const texts = [
  { title: 'Jesienne drzewko', context: 'Jesień Karta pracy 3-latki', text: 'Wycinamy liście i przyklejamy je na pień.' },
  { title: 'Zimowa mandala', context: 'Zima Kolorowanka осінь', text: 'Kolorujemy płatki śniegu. Na drzewku siedzi gil.' },
  { title: 'Liście', context: 'Jesień', text: 'Zbieramy je w parku.' },
]
const { search } = makeTextIndexes().build(texts)
const found = (query: string) => search(query).positions

test.each([
  ['drzewko', [0, 1], false],
  ['DRZEWKO jesienne', [0], false],
  ['liscie', [2, 0], false],
  ['drzewk', [0, 1], false],
  ['karta pracy dla 3-latki', [0], false],
  ['осінь', [1], false],
  ['jesienny', [0], false],
  ['mandale', [1], false],
  ['drzefko', [0, 1], true],
  ['samolot', [], false],
] as const)('TZ-02 the search for “%s” finds %j, corrected: %s', (query, positions, corrected) => {
  expect(search(query)).toEqual({ positions, corrected })
})

test('a query without words finds all; one of the commonest words alone is a word', () => {
  expect([found(''), found(' .,! ')]).toEqual([
    [0, 1, 2],
    [0, 1, 2],
  ])
  expect(found('w')).toEqual([0, 2])
})

test('a long query is answered like its first words', () => {
  expect(found('jesienne drzewko '.repeat(700))).toEqual([0])
  expect(found('x'.repeat(10_000))).toEqual([])
})

test('each text is found by each of its words', () => {
  const words = fc.array(fc.constantFrom('liść', 'śnieg', 'kot', 'Ala', 'żaba', 'słońce', 'dyń', 'las', 'ość', '12'), { maxLength: 8 })
  const text = fc.record({ title: words, context: words, text: words })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (all) => {
      const joined = all.map(({ title, context, text }) => ({ title: title.join(' '), context: context.join(' '), text: text.join(' ') }))
      const index = makeTextIndexes().build(joined)
      for (const [at, one] of joined.entries())
        for (const word of indexedWords(`${one.title} ${one.context} ${one.text}`)) expect(index.search(word).positions).toContain(at)
    }),
  )
})
