import { expect, test } from 'vitest'
import { nextTry } from './back-off.ts'

const written = new Date('2026-11-24T08:00:00Z')

test('a mail is tried after a minute, then ever later, at last every hour', () => {
  const waits = [1, 2, 3, 6, 7, 8, 40].map(
    (attempts) => ((nextTry(written, written, attempts)?.getTime() ?? 0) - written.getTime()) / 60_000,
  )
  expect(waits).toEqual([1, 2, 4, 32, 60, 60, 60])
})

test('after three days it is given up', () => {
  expect(nextTry(new Date('2026-11-27T07:59:59Z'), written, 70)).toEqual(new Date('2026-11-27T08:59:59Z'))
  expect(nextTry(new Date('2026-11-27T08:00:00Z'), written, 70)).toBeNull()
})
