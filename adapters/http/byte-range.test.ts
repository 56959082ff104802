import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test('reads a range as a part of the file', () => {
  const of = (header: string | undefined) => byteRange(header, 10)
  expect([of('bytes=2-4'), of('bytes=8-'), of('bytes=-3'), of('bytes=5-99'), of('bytes=-99')]).toEqual([
    { first: 2, last: 4 },
    { first: 8, last: 9 },
    { first: 7, last: 9 },
    { first: 5, last: 9 },
    { first: 0, last: 9 },
  ])
  expect([of('bytes=10-'), of('bytes=-0'), byteRange('bytes=0-', 0), byteRange('bytes=-1', 0)]).toEqual(Array(4).fill('unsatisfiable'))
})

test('anything else asks for the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', `bytes=${'9'.repeat(20)}-`])
    expect(byteRange(header, 10)).toBeNull()
})
