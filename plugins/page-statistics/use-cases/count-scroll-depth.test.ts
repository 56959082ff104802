import { Effect, Exit } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#core/access/actor.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { makeCountScrollDepth } from './count-scroll-depth.ts'

const now = new Date('2026-11-23T10:00:00Z')
const counted: unknown[][] = []
const countScrollDepth = (left: number) =>
  makeCountScrollDepth({
    scrollDepths: { count: (...told) => Effect.sync(() => void counted.push(told)), last: () => Effect.succeed([]) },
    rateLimit: { take: () => (left > 0 ? Effect.void : Effect.fail(new TooManyRequests({ retryAfterSeconds: 9 }))) },
    clock: { now: () => now },
  })

test('SH-19 what is counted is the route name and the moment, nothing of the visitor', async () => {
  expect(await Effect.runPromise(countScrollDepth(1)(visitor('203.0.113.7'), { page: 'map_facility' }))).toEqual({ page: 'map_facility' })
  expect(counted.splice(0)).toEqual([['map_facility', now]])
})

test('SH-19 who tells of too many pages counts nothing', async () => {
  expect(Exit.isFailure(await Effect.runPromiseExit(countScrollDepth(0)(visitor('203.0.113.7'), { page: 'map' })))).toBe(true)
  expect(counted).toEqual([])
})
