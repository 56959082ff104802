import { expect, test } from 'vitest'
import { readText, textOf, tokensOf } from './search-text.ts'

const wordsOf = (text: string) => readText(text).words.map(({ word }) => word)

test.each([
  ['Żłobek 800-1500 zł', ['zlobek', '800', '1500', 'zl']],
  ['2,5 roku, czynne od 6:30', ['2.5', 'roku', 'czynne', 'od', '6:30']],
  ['садок у Вроцлаві', ['sadok', 'u', 'wroclawi']],
  ['english & no homework', ['english', 'no', 'homework']],
  ['30-028 Kraków', ['30', '028', 'krakow']],
  ['   ?! – ', []],
  ['', []],
])('“%s” has the words %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test('words know their part of the text, and where a part of the sentence ends', () => {
  const { words, tokens } = readText('Kraków, 800-1500 zł. tak')
  expect(tokens.map(({ text }) => text)).toEqual(['Kraków,', '800-1500', 'zł.', 'tak'])
  expect(words.map(({ token, endsPart }) => [token, endsPart])).toEqual([
    [0, true],
    [1, false],
    [1, false],
    [2, true],
    [3, false],
  ])
})

test.each(['„Mali Odkrywcy”', '"Mali Odkrywcy"', '«Mali Odkrywcy»', '“Mali Odkrywcy”'])('%s in quotation marks is one part', (quoted) => {
  const { tokens, words } = readText(`żłobek ${quoted} Kraków`)
  expect(tokens.map(({ quoted: isQuoted }) => isQuoted)).toEqual([false, true, false])
  expect(words.map(({ token }) => token)).toEqual([0, 1, 1, 2])
})

test('parts are joined again as they were typed', () => {
  const text = readText('do  1500 zł,  „Mali Odkrywcy”')
  expect(textOf(text, tokensOf(text, 0, 3))).toBe('do 1500 zł,')
  expect(textOf(text, tokensOf(text, 3, 5))).toBe('„Mali Odkrywcy”')
})
