import { expect, test } from 'vitest'
import { compare } from './ledger.ts'

const ledger = {
  sent: new Set(['a', 'b', 'c', 'd']),
  acknowledged: new Map([
    ['a', '1'],
    ['b', '2'],
  ]),
}

test('a table that holds what was acknowledged, and what was not, is well', () => {
  const rows = [
    { number: '1', text: 'a' },
    { number: '2', text: 'b' },
    { number: '3', text: 'c' },
  ]
  expect(compare(ledger, rows)).toEqual({ lost: 0, doubled: 0, strange: 0, unthanked: 1 })
})

test('a lost row, one under another number, one twice and one that nobody sent are seen', () => {
  const rows = [
    { number: '9', text: 'b' },
    { number: '3', text: 'c' },
    { number: '4', text: 'c' },
    { number: '5', text: 'z' },
  ]
  expect(compare(ledger, rows)).toEqual({ lost: 2, doubled: 1, strange: 1, unthanked: 1 })
})
