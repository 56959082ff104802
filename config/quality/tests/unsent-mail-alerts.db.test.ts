import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { runChecks } from '../../app/doctor.ts'
import { readEnvironment } from '../../app/environment.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(testPlatform)
beforeAll(async () => {
  const mail = { to: 'a@example.test', language: 'pl', template: 'accounts.mail.erased', values: {} } as const
  for (const key of ['one', 'two', 'three']) await Effect.runPromise(platform.find(MailQueue).enqueue({ ...mail, key }))
  await rowsOf(platform, `update mail set given_up_at = now() where once_key = 'three'`)
})

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'poczta@kredka.test' }
const doctor = async (variables: Readonly<Record<string, string>>) =>
  (
    await runChecks(
      platform,
      readEnvironment({ PUBLIC_URL: 'http://kredka.test', JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has', ...variables }),
    )
  ).find(({ name }) => name === 'mails are sent')

test('doctor and metrics report waiting mails: that none can be sent in production, and long waiting', async () => {
  expect(await doctor({})).toMatchObject({ ok: true })
  expect(await doctor({ APP_ENV: 'production' })).toMatchObject({ ok: false, detail: '2 waiting: SMTP_URL and MAIL_FROM are not set' })
  expect(await doctor({ APP_ENV: 'production', ...smtp })).toMatchObject({ ok: true })
  await rowsOf(platform, `update mail set created_at = now() - interval '90 minutes' where once_key = 'one'`)
  expect(await doctor(smtp)).toMatchObject({ ok: false, detail: '2 waiting, the oldest for 90 minutes; 1 given up within a week' })
  expect(await platform.metrics.text()).toMatch(/kredka_mails_waiting 2\n[\s\S]*kredka_mails_oldest_seconds 54\d\d/)
})
