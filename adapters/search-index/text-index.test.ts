import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexedText } from '#core/search/text-index.port.ts'
import { tokenize } from './names/tokenize.ts'
import { makeTextIndexes } from './text-index.ts'

const index = (texts: readonly IndexedText[]) => makeTextIndexes().build(texts)
const aText = (title: string, context = '', text = ''): IndexedText => ({ title, context, text })

const { search } = index([
  aText('Jesienne drzewko', 'Jesień Karta pracy 3-latki', 'Wycinamy liście i przyklejamy je na pień.'),
  aText('Zimowa mandala', 'Zima Kolorowanka осінь', 'Kolorujemy płatki śniegu. Na drzewku siedzi gil.'),
  aText('Liście', 'Jesień', 'Zbieramy je w parku.'),
  aText('Scenariusz zajęć „Moja mama”', 'Dzień Matki Маленький ліс', 'Dzieci rysują zwierzęta i jabłka.'),
])
const found = (query: string) => search(query).positions

test.each([
  ['drzewko', [0, 1], false],
  ['DRZEWKO jesienne', [0], false],
  ['jesiennych drzewek', [0], false],
  ['liscie', [2, 0], false],
  ['liści', [2, 0], false],
  ['drzewk', [0, 1], false],
  ['karta pracy dla 3-latki', [0], false],
  ['осінь', [1], false],
  ['lis malenkyj', [3], false],
  ['jesienny', [0], false],
  ['jesien', [0, 2], false],
  ['mandale', [1], false],
  ['scenariusze zajecia', [3], false],
  ['zwierząt', [3], false],
  ['jabłek', [3], false],
  ['drzefko', [0, 1], true],
  ['jeseinnych', [0], true],
  ['kolorwoanki', [1], true],
  ['scenarusz mama', [3], true],
  ['drzewko mandala', [1], false],
  ['mandala scenariusz', [], false],
  ['samolot', [], false],
] as const)('TZ-02 the search for “%s” finds %j, corrected: %s', (query, positions, corrected) => {
  expect(search(query)).toEqual({ positions, corrected })
})

test('a query without words finds all, one in an alphabet that is not read nothing', () => {
  for (const query of ['', '  ', ' .,! ']) expect(search(query)).toEqual({ positions: [0, 1, 2, 3], corrected: false })
  expect(search('秋の木')).toEqual({ positions: [], corrected: false })
  expect(index([]).search('')).toEqual({ positions: [], corrected: false })
})

test('the commonest words are ignored beside others, alone they are words', () => {
  expect(found('dla mamy w i')).toEqual([3])
  expect(found('w')).toEqual([0, 2])
})

test('a long query is answered like its first words', () => {
  expect(found('jesienne drzewko '.repeat(700))).toEqual([0])
  expect(found('x'.repeat(10_000))).toEqual([])
})

test('matches in the title come first, then in the context, then in the text; equal ones in the order of the list', () => {
  const texts = [
    aText('Inne', '', 'zima'),
    aText('Inne', 'zimy', 'zima'),
    aText('Inne', 'zima'),
    aText('Zimy'),
    aText('Zimowisko'),
    aText('Zima'),
    aText('Zima', 'zima', 'zima'),
  ]
  expect(index(texts).search('zima').positions).toEqual([5, 6, 3, 2, 1, 0])
})

test('each text is found by each of its words', () => {
  const word = fc.oneof(
    fc.constantFrom('Liść', 'śnieg', 'w', 'i', 'dla', 'Żółw', 'ліс', "п'ять", '30-028', 'a', 'św.', 'zajęcia', '12'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  const words = fc.array(word, { maxLength: 8 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, context: words, text: words }), { maxLength: 8 }), (texts) => {
      const { search: searchIn } = index(texts)
      for (const [at, { title, context, text }] of texts.entries())
        for (const one of `${title} ${context} ${text}`.split(/\s+/)) {
          if (tokenize(one).length === 0) continue
          const { positions, corrected } = searchIn(one)
          expect([one, positions.includes(at), corrected]).toEqual([one, true, false])
        }
    }),
  )
})
