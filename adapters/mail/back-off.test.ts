import { expect, test } from 'vitest'
import { nextAttempt } from './back-off.ts'

const written = new Date('2026-11-24T08:00:00Z')

test('retries a mail after a minute, with doubling delays of up to an hour', () => {
  const waits = [1, 2, 3, 6, 7, 8, 40].map(
    (attempts) => ((nextAttempt(written, written, attempts)?.getTime() ?? 0) - written.getTime()) / 60_000,
  )
  expect(waits).toEqual([1, 2, 4, 32, 60, 60, 60])
})

test('gives up after three days', () => {
  expect(nextAttempt(new Date('2026-11-27T07:59:59Z'), written, 70)).toEqual(new Date('2026-11-27T08:59:59Z'))
  expect(nextAttempt(new Date('2026-11-27T08:00:00Z'), written, 70)).toBeNull()
})
