import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { type MailServer, startMailServer } from '#config/quality/testing/smtp-server.ts'
import { system } from '#core/access/actor.ts'
import { CollectPersonalData } from '#core/personal-data/collect-personal-data.ts'
import { ErasePersonalData } from '#core/personal-data/erase-personal-data.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { renderMail } from '#web/server/mails/entry.tsx'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { StopLink } from '../services/stop-link.ts'
import { NotifySubscribers } from '../use-cases/notify-subscribers.ts'
import { EndSubscription, Subscribe } from '../use-cases/subscriptions.ts'
import { storeFacility, storeOffer } from './store-facility.ts'

let platform: TestPlatform
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  platform = await testPlatform({
    mailBranding: { load: async () => ({ renderMail }), publicUrl: 'http://kredka.test', operator: null },
    smtp: { url: mailServer.url, from: 'Kredka <poczta@kredka.test>' },
  })
})
afterAll(async () => {
  await platform.end()
  await mailServer.close()
})

const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
const count = async (from: string, ...parameters: readonly unknown[]) =>
  (await rows<{ n: number }>(`select count(*)::int n from ${from}`, parameters))[0]?.n

test('SU-01 of fifty parallel calls one subscription is stored, which one of fifty parallel ends removes', async () => {
  const facility_id = await storeFacility(platform)
  const parent = await createUser(platform)
  const begun = await Promise.all(Array.from({ length: 50 }, () => platform.run(Subscribe, parent, { facility_id })))
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
  expect(await count('subscriptions_subscription where account_id = ?', parent.id)).toBe(1)
  const id = begun[0]?.id ?? ''
  const ended = await Promise.allSettled(Array.from({ length: 50 }, () => platform.run(EndSubscription, parent, { id })))
  expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await count('subscriptions_subscription where account_id = ?', parent.id)).toBe(0)
})

test('SU-03 SU-04 news reaches the followers by mail with a link that ends their subscription by one click', async () => {
  const facility_id = await storeFacility(platform, { free: 0 })
  const parent = await createUser(platform)
  const quiet = await createUser(platform)
  const { id } = await platform.run(Subscribe, parent, { facility_id })
  await platform.run(Subscribe, quiet, { facility_id, channels: ['in_app'] })
  await storeOffer(platform, facility_id, { free: 2 })
  await Promise.all([platform.run(NotifySubscribers, system, {}), platform.run(NotifySubscribers, system, {})])
  await platform.jobs.start()
  platform.mails.start()
  await eventually(() => expect(mailServer.received).toHaveLength(1))
  const [received] = mailServer.received
  const header = (name: string) => received?.headerLines.find(({ key }) => key === name)?.line.replace(/\r\n\s*/g, '')
  expect(received?.subject).toBe('Są wolne miejsca: Bajka')
  expect(header('list-unsubscribe')).toMatch(new RegExp(`<http://[^>]+/api/v1/subscription/stop/${id}\\.[\\w-]{43}>$`))
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(platform.find(StopLink).read(/stop\/([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '')).toBe(id)
  expect(
    await rows(`select account_id, kind from notifications_notice where account_id in (?, ?) order by account_id`, [parent.id, quiet.id]),
  ).toEqual([parent.id, quiet.id].toSorted().map((account_id) => ({ account_id, kind: 'vacancy.opened' })))
  // The job that notifies followers takes no part in what the next tests measure.
  await platform.jobs.stop()
})

test('SU-03 a thousand followers take a few statements, and each is notified once by runs at the same time', async () => {
  const facility = await storeFacility(platform)
  await run(platform.find(FacilityNews).watch(facility))
  await rows(
    `insert into subscriptions_subscription (id, account_id, facility_id, in_app, email, created_at, seen_at)
       select gen_random_uuid(), gen_random_uuid(), ?, true, true, now() - interval '1 day', now() from generate_series(1, 1000) returning 1`,
    [facility],
  )
  await storeOffer(platform, facility, { recruiting: true })
  platform.queries.length = 0
  const runs = await Promise.all([platform.run(NotifySubscribers, system, {}), platform.run(NotifySubscribers, system, {})])
  expect(runs.reduce((sum, one) => sum + one.notified, 0)).toBe(1000)
  expect(platform.queries.length).toBeLessThan(80)
})

test('J1.11 the export names what a person follows; after erasure nothing is left', async () => {
  const facility_id = await storeFacility(platform)
  const parent = await createUser(platform)
  await platform.run(Subscribe, parent, { facility_id })
  const person = { accountId: parent.id, email: parent.email }
  const files = await platform.run(CollectPersonalData, system, { ...person, language: 'pl' })
  expect(files.map(({ bytes }) => Buffer.from(bytes).toString()).join('\n')).toContain(facility_id)
  await platform.run(ErasePersonalData, system, person)
  expect(await count('subscriptions_subscription where account_id = ?', parent.id)).toBe(0)
})
