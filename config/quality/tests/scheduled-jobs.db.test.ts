import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makePlatform } from '../../app/platform.ts'
import { outboxFixture } from '../testing/outbox-fixture.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'

test('J12.8 one of two servers runs a job at midnight in Warsaw, and once for missed runs', async () => {
  let now = new Date('2026-01-31T22:59:50Z')
  const clock = { now: () => now }
  const plugins = () => [outboxFixture({ schedule: { at: '00:00' } })]
  const one = await testPlatform({ plugins: plugins(), clock })
  const two = await makePlatform({ databaseUrl: one.databaseUrl, plugins: plugins(), clock, logger: pino({ level: 'silent' }) })
  const runs = async () => (await rowsOf(one, `select 1 from outbox_fixture_note where by = 'job'`)).length
  const due = async () =>
    (
      await rowsOf<{ due: string }>(
        one,
        `select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') due from job_due where job like 'outbox-fixture/%'`,
      )
    )[0]?.due

  await Promise.all([one.jobs.start(), two.jobs.start()])
  // The job never ran in this database: the previous midnight is caught up.
  await expect.poll(runs, { interval: 50 }).toBe(1)
  expect(await due()).toBe('2026-01-30 23:00')

  now = new Date('2026-01-31T23:00:00Z')
  await expect.poll(runs, { interval: 50 }).toBe(2)
  expect(await due()).toBe('2026-01-31 23:00')

  now = new Date('2026-02-04T08:00:00Z')
  await expect.poll(runs, { interval: 50 }).toBe(3)
  expect(await due()).toBe('2026-02-03 23:00')
  // Both servers have polled since.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await runs()).toBe(3)
  await two.close()
  await one.end()
})
