import { expect, test } from 'vitest'
import { cleanLine, cleanText, seenLength, textProblem } from './clean-text.ts'
import { answerLimits, opinionLimits } from './limits.ts'

const fine = 'Panie są cierpliwe, jedzenie smaczne, a ogród duży i zielony.'
const bounds = opinionLimits.text

test('OP-02 a text is cleaned of what nobody sees, and its spaces run together', () => {
  expect(cleanText('  Ala\u200b ma\u00ad \u202ekota\u202c \t i\r\n\r\n\r\n\r\npsa.\u0007  ')).toBe('Ala ma kota i\n\npsa.')
  expect(cleanText('Ż')).toBe('Ż')
  expect([cleanText('👩‍👧 ok'), cleanText('a\u200db\u200d')]).toEqual(['👩‍👧 ok', 'ab'])
  expect(cleanLine(' dużo\n zieleni ')).toBe('dużo zieleni')
})

test('OP-02 characters are counted as people see them', () => {
  expect([seenLength('👩‍👧‍👦é'), seenLength('Suuuuuuper!!!!!!!!'), seenLength('\u200b\u200b ')]).toEqual([2, 10, 0])
})

test.each([
  ['49 characters', 'Panie są cierpliwe, jedzenie smaczne, ogród duży.', 'FIELD_TOO_SHORT'],
  ['50 characters', 'Panie są cierpliwe, jedzenie smaczne, ogród duży.!', null],
  ['zero-width marks between few letters', [...'Panie są super.'].join('\u200b\u200b\u200b\u200b'), 'FIELD_TOO_SHORT'],
  ['emoji only', '😀😡🎈🧸'.repeat(30), 'TEXT_TOO_POOR'],
  ['one letter again and again', 'a'.repeat(200), 'TEXT_TOO_POOR'],
  ['one word again and again', 'aha! '.repeat(40), 'TEXT_TOO_POOR'],
  ['signs with a few words', `Super panie polecam ${'!?'.repeat(40)}`, 'TEXT_TOO_POOR'],
  ['emoji beside words', `${fine} 😀🎈`, null],
  ['Ukrainian', 'Вихователі дуже терплячі, харчування смачне, подвір’я велике.', null],
  ['20,000 characters', `${fine} `.repeat(330), 'FIELD_TOO_LONG'],
  ['nothing that is seen', '\u200b\u2060 ', 'FIELD_EMPTY'],
])('OP-02 %s', (_, text, problem) => {
  expect(textProblem(cleanText(text), bounds)).toBe(problem)
})

test('OP-08 an answer may be as short as a word, but not an emoji', () => {
  expect(['OK', 'Dziękujemy!', '👍👍', 'x'].map((text) => textProblem(text, answerLimits))).toEqual([
    null,
    null,
    'TEXT_TOO_POOR',
    'FIELD_TOO_SHORT',
  ])
})
