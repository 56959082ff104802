import type { Request, Response } from 'express'
import { expect, test, vi } from 'vitest'
import { averageDelay, shedLoad } from './overload.ts'

const refusals = (delayMs: number) =>
  [0, 0.25, 0.5, 0.75].filter((at) => {
    const next = vi.fn()
    shedLoad(
      () => delayMs,
      () => at,
    )({} as Request, {} as Response, next)
    return next.mock.calls[0]?.[0] !== undefined
  }).length

test('refuses no request while the event loop keeps up, more the later it is, and all at twice the limit', () => {
  expect([0, 250, 400, 500, 5000].map(refusals)).toEqual([0, 0, 3, 4, 4])
})

test('a single pause of the event loop is no overload, a second of delays is, and it ends soon', () => {
  const after = (...readings: readonly number[]) => readings.reduce(averageDelay, 0)
  expect(after(60_000)).toBeLessThan(250)
  expect(after(600, 600)).toBeGreaterThan(250)
  expect(after(600, 600, 600, 600, 600, 600, 0, 0)).toBeLessThan(250)
})

test('says when to come back', () => {
  const next = vi.fn()
  shedLoad(
    () => 1000,
    () => 0,
  )({} as Request, {} as Response, next)
  expect(next.mock.calls[0]?.[0]).toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 })
})
