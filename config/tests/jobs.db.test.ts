import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makePlatform } from '../platform.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { tally } from '../testing/tally.ts'

test('J12.8 a job is done at Warsaw’s midnight by one of two servers, and what was missed once', async () => {
  let now = new Date('2026-01-31T22:59:50Z')
  const clock = { now: () => now }
  const plugins = () => [tally({ schedule: { at: '00:00' } })]
  const one = await testPlatform({ plugins: plugins(), clock })
  const two = await makePlatform({ databaseUrl: one.databaseUrl, plugins: plugins(), clock, logger: pino({ level: 'silent' }) })
  const runs = async () => (await rowsOf(one, `select 1 from tally_note where by = 'job'`)).length
  const due = async () =>
    (
      await rowsOf<{ due: string }>(
        one,
        `select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') due from job_due where job like 'tally/%'`,
      )
    )[0]?.due

  await Promise.all([one.jobs.start(), two.jobs.start()])
  // Never done in this database: the midnight before is made up for.
  await expect.poll(runs, { timeout: 5000, interval: 50 }).toBe(1)
  expect(await due()).toBe('2026-01-30 23:00')

  now = new Date('2026-01-31T23:00:00Z')
  await expect.poll(runs, { timeout: 6000, interval: 50 }).toBe(2)
  expect(await due()).toBe('2026-01-31 23:00')

  now = new Date('2026-02-04T08:00:00Z')
  await expect.poll(runs, { timeout: 6000, interval: 50 }).toBe(3)
  expect(await due()).toBe('2026-02-03 23:00')
  // Both have looked since.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await runs()).toBe(3)
  await two.close()
  await one.end()
}, 30_000)
