import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { LoadProductLayoutData } from './load-layout-data.ts'
import { ShowNumbers } from './show-numbers.ts'

test('returns the size of the directory with the day in Warsaw', async () => {
  const numbers = { facilities: 3, zlobki: 1, przedszkola: 2, localities: 2, voivodeships: 1, made: false }
  const clock = makeClock('2026-11-30T23:30:00Z')
  const showNumbers = makeOf(ShowNumbers)({ counts: { count: () => Effect.succeed(numbers) }, clock })
  expect(await run(showNumbers(visitor, {}))).toEqual({ ...numbers, counted_on: '2026-12-01' })
})

test('shows the section for facilities on the home page', async () => {
  expect(await run(makeOf(LoadProductLayoutData)({})())).toEqual({ forFacilities: true })
})
