import { beforeAll, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { RunRetention } from '#core/personal-data/run-retention.ts'

const platform = startForTests(testPlatform)
beforeAll(async () => {
  await rowsOf(
    platform,
    `insert into contact_message (id, number, kind, name, email, message, language, sent_at)
     select gen_random_uuid(), 'K-1', 'general', 'Imię', 'anna@demo.test', 'Treść', 'pl', now() - age
       from unnest(array[interval '12 months 1 day', interval '11 months']) age`,
  )
})

test('PL-18 messages are erased twelve months after they were sent', async () => {
  expect(await platform.run(RunRetention, operator, { dryRun: false })).toMatchObject({ rows: { contact_message: 1 } })
  expect(await rowsOf(platform, 'select 1 from contact_message')).toHaveLength(1)
})
