import { expect, test } from 'vitest'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous, operator } from '#core/access/actor.ts'
import { CountScrollDepth, ListScrollDepths } from '../use-cases/scroll-depths.ts'

const database = databaseForTests()

const count = (page: string, from = '203.0.113.7') => database.run(CountScrollDepth, anonymous(from), { page })
const list = (days?: number) => database.run(ListScrollDepths, operator, days === undefined ? {} : { days })

test('SH-19 pages are counted by day in Warsaw and by route name, the newest and most read first', async () => {
  database.clock.set('2026-11-23T22:59:59Z')
  for (const page of ['map', 'map_facility', 'map', 'map']) await count(page)
  database.clock.set('2026-11-23T23:00:00Z')
  await count('map')
  expect(await list()).toEqual([
    { day: '2026-11-24', page: 'map', times: 1 },
    { day: '2026-11-23', page: 'map', times: 3 },
    { day: '2026-11-23', page: 'map_facility', times: 1 },
  ])
  expect(await list(1)).toHaveLength(1)
})

test('SH-19 invented names are limited to a hundred a day, while known ones are still counted', async () => {
  database.clock.set('2026-11-25T12:00:00Z')
  for (let n = 0; n < 105; n++) await count(`x${n}`, `203.0.113.${n}`)
  await count('x0', '198.51.100.1')
  const today = await list(1)
  expect([today.length, today[0]]).toEqual([100, { day: '2026-11-25', page: 'x0', times: 2 }])
})
