import { expect, test } from 'vitest'
import { makeGrowingNumbers } from '../growing-numbers.ts'
import { decodeTexts, makeTextWriter } from './text-table.ts'

test('a table returns each row as it was written, over any number of blocks', () => {
  const writer = makeTextWriter()
  const rows = Array.from({ length: 3000 }, (_, at) => [String(at), '', 'żółw'.repeat(at % 90)])
  const long = ['ż'.repeat(300_000)]
  for (const row of [...rows, long, []]) writer.add(row)
  const table = writer.finish()
  expect(rows.map((_, at) => decodeTexts(table, at))).toEqual(rows)
  expect([decodeTexts(table, 3000), decodeTexts(table, 3001)]).toEqual([long, ['']])
})

test('a list of numbers returns all of them in order', () => {
  for (const length of [0, 1, 2 ** 16, 2 ** 17 + 5]) {
    const numbers = makeGrowingNumbers()
    for (let number = 0; number < length; number++) numbers.push(number)
    expect(numbers.length()).toBe(length)
    expect(numbers.finish()).toEqual(Uint32Array.from({ length }, (_, number) => number))
  }
})
