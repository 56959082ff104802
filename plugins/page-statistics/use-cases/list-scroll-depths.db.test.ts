import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'
import { ListScrollDepths } from './scroll-depths.ts'

const database = databaseForTests()

test('lists the counters of the last thirty days by default', async () => {
  const scrollDepths = database.find(ScrollDepthRepository)
  const list = makeOf(ListScrollDepths)({ scrollDepths, clock: database.clock })
  for (const day of ['2026-10-24', '2026-10-25', '2026-11-23']) await run(scrollDepths.count('map', new Date(`${day}T12:00:00Z`)))
  expect((await run(list(operator, {}))).map(({ day }) => day)).toEqual(['2026-11-23', '2026-10-25'])
  expect((await run(list(operator, { days: 1 }))).map(({ day }) => day)).toEqual(['2026-11-23'])
})
