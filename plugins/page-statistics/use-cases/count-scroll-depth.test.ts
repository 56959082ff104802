import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { CountScrollDepth } from './scroll-depths.ts'

const now = new Date('2026-11-23T10:00:00Z')
const counted: unknown[][] = []
const countScrollDepth = makeOf(CountScrollDepth)({
  scrollDepths: { count: (...input) => Effect.sync(() => void counted.push(input)), ofLastDays: () => Effect.succeed([]) },
  clock: { now: () => now },
})

test('SH-19 counts the route name and the time, without data about the visitor', async () => {
  expect(await Effect.runPromise(countScrollDepth(anonymous('203.0.113.7'), { page: 'map_facility' }))).toEqual({ page: 'map_facility' })
  expect(counted).toEqual([['map_facility', now]])
})
