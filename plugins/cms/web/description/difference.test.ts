import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const shown = (before: string, after: string) =>
  differenceOf(before, after).map((line) =>
    line.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`)).join(''),
  )

test('CM-04 equal texts have no difference', () => {
  expect(shown('Raz\ndwa', 'Raz\n\ndwa')).toEqual(['Raz', 'dwa'])
  expect(shown('', '')).toEqual([])
})

test('CM-04 lines are added and removed', () => {
  expect(shown('Raz\ntrzy', 'Raz\ndwa\ntrzy')).toEqual(['Raz', '+dwa+', 'trzy'])
  expect(shown('Raz\ndwa', 'dwa')).toEqual(['-Raz-', 'dwa'])
  expect(shown('', 'Nowy opis')).toEqual(['+Nowy opis+'])
})

test('CM-04 within a changed line the words are compared', () => {
  expect(shown('Żłobki w Krakowie są blisko', 'Przedszkola w Krakowie są bardzo blisko')).toEqual([
    '-Żłobki-+Przedszkola+ w Krakowie są +bardzo +blisko',
  ])
})

test('CM-04 putting the pieces together gives both texts again, whatever they are', () => {
  const words = ['w', 'Krakowie', 'są', '\n', 'żłobki', '<script>', '']
  for (let seed = 0; seed < 300; seed++) {
    const textOf = (from: number) =>
      Array.from({ length: (seed * from) % 23 }, (_, n) => words[(seed * from + n * n) % words.length]).join(' ')
    const before = textOf(7)
    const after = textOf(11)
    const lines = differenceOf(before, after)
    const side = (kind: 'removed' | 'added') =>
      lines
        .map((line) => line.flatMap((piece) => (piece.kind === kind || piece.kind === 'same' ? piece.text : [])).join(''))
        .filter((line) => line.trim() !== '')
    const plain = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
    expect([side('removed'), side('added')]).toEqual([plain(before), plain(after)])
  }
})

test('CM-04 texts of many thousand different lines are compared line by line', () => {
  const lines = (word: string) => Array.from({ length: 3000 }, (_, n) => `${word} ${n}`).join('\n')
  expect(differenceOf(lines('raz'), lines('dwa'))).toHaveLength(3000)
})
