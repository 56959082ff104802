import { expect, test } from 'vitest'
import { compareLedger } from './ledger.ts'

const ledger = {
  sent: new Set(['a', 'b', 'c', 'd']),
  acknowledged: new Map([
    ['a', '1'],
    ['b', '2'],
  ]),
}

test('accepts a table with all acknowledged messages and some unconfirmed ones', () => {
  const rows = [
    { number: '1', text: 'a' },
    { number: '2', text: 'b' },
    { number: '3', text: 'c' },
  ]
  expect(compareLedger(ledger, rows)).toEqual({ lost: 0, duplicates: 0, unsent: 0, unconfirmed: 1 })
})

test('reports lost, renumbered, duplicated and unsent messages', () => {
  const rows = [
    { number: '9', text: 'b' },
    { number: '3', text: 'c' },
    { number: '4', text: 'c' },
    { number: '5', text: 'z' },
  ]
  expect(compareLedger(ledger, rows)).toEqual({ lost: 2, duplicates: 1, unsent: 1, unconfirmed: 1 })
})
