import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { ShowCurrentTerms } from './own-account.ts'

test('returns the terms in force on the day in Warsaw', async () => {
  const clock = makeClock()
  const show = makeOf(ShowCurrentTerms)({ clock, termsInForce: (day) => `terms of ${day}` })
  clock.set('2026-11-30T23:00:00.000Z')
  expect(await run(show(visitor, {}))).toEqual({ terms: 'terms of 2026-12-01' })
})
