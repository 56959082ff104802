import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { anAccount } from '#plugins/accounts/testing/builders.ts'
import { storeAccount } from '#plugins/accounts/testing/store-account.ts'
import { aNotification, makeNotificationsFixture, OpinionAccepted, optionalKind, requiredKind } from '../testing/notifications-fixture.ts'
import { SendDailyDigests, SendWeeklyDigests } from './send-digests.ts'

const database = databaseForTests()

const waiting = (account_id: string, over = {}) => aNotification({ account_id, digest: 'daily', ...over })

test('sends each account one mail with its waiting notifications, the oldest first, once', async () => {
  const fixture = await makeNotificationsFixture(database)
  const { ola, notifications, mailQueue } = fixture
  const second = waiting(ola.id, { created_at: '2026-11-23T09:00:00.000Z', kind: 'removed.kind' })
  const first = waiting(ola.id, { created_at: '2026-11-23T08:00:00.000Z' })
  for (const one of [second, first, waiting(ola.id, { digest: 'hourly' }), waiting(ola.id, { digest: null })])
    await run(notifications.add(one))
  const send = makeOf(SendDailyDigests)(fixture)
  expect(await run(send(system, {}))).toEqual({ sent: 1 })
  expect(mailQueue.sent).toEqual([
    {
      to: 'ola@kredka.test',
      language: 'en',
      template: 'notifications.mail.digest',
      key: `digest:${first.id}`,
      values: {
        name: 'Ola',
        count: '2',
        lines: 'en:opinion.accepted.label {"facility":"Słoneczko"}\nremoved.kind',
        paths: '/placowka/sloneczko\n',
      },
      unsubscribe: fixture.unsubscribeLink(ola.id, 'digest'),
    },
  ])
  expect(await run(send(system, {}))).toEqual({ sent: 0 })
})

test('NE-07 a notification that is no longer true is not mailed', async () => {
  const fixture = await makeNotificationsFixture(database)
  const { ola, notifications, mailQueue } = fixture
  for (const facility of ['gone', 'Słoneczko']) await run(notifications.add(waiting(ola.id, { values: { facility } })))
  const send = makeOf(SendDailyDigests)(fixture)
  await run(send(system, {}))
  expect(mailQueue.sent.map(({ values }) => values['count'])).toEqual(['1'])
  await run(notifications.add(waiting(ola.id, { values: { facility: 'gone' } })))
  await run(send(system, {}))
  expect(mailQueue.sent).toHaveLength(1)
})

test('NE-07 a weekly mail has what waits since before Monday, also when its day was missed', async () => {
  const fixture = await makeNotificationsFixture(database)
  const { ola, notifications, mailQueue, clock } = fixture
  const send = makeOf(SendWeeklyDigests)(fixture)
  // A Sunday, 23:30 in Warsaw, and the Monday after it.
  await run(notifications.add(waiting(ola.id, { digest: 'weekly', created_at: '2026-11-29T22:30:00.000Z' })))
  await run(notifications.add(waiting(ola.id, { digest: 'weekly', created_at: '2026-11-30T06:00:00.000Z' })))
  const sentOn = async (moment: string) => {
    clock.set(moment)
    await run(send(system, {}))
    return mailQueue.sent.length
  }
  expect(await sentOn('2026-11-29T22:45:00.000Z')).toBe(0)
  expect(await sentOn('2026-12-01T06:00:00.000Z')).toBe(1)
  expect(await sentOn('2026-12-06T06:00:00.000Z')).toBe(1)
  expect(await sentOn('2026-12-07T06:00:00.000Z')).toBe(2)
})

test('lists at most fifty lines, and counts all', async () => {
  const fixture = await makeNotificationsFixture(database)
  for (let count = 0; count < 51; count++) await run(fixture.notifications.add(waiting(fixture.ola.id)))
  await run(makeOf(SendDailyDigests)(fixture)(system, {}))
  const { count, lines } = fixture.mailQueue.sent[0]?.values ?? {}
  expect([count, lines?.split('\n').length]).toEqual(['51', 50])
})

test('skips deleted accounts, and continues until no batch is left', async () => {
  const fixture = await makeNotificationsFixture(database)
  for (let count = 0; count < 201; count++) {
    const account = anAccount()
    if (count > 0) await storeAccount(database, account)
    await run(fixture.notifications.add(waiting(account.id)))
  }
  expect(await run(makeOf(SendDailyDigests)(fixture)(system, {}))).toEqual({ sent: 201 })
  expect(fixture.mailQueue.sent).toHaveLength(200)
})

test('a notification goes to the application, to a mail at once, or to a digest, as its recipient prefers', async () => {
  const { sendNotification, preferences, ola, notifications, mailQueue, realtime, unsubscribeLink } =
    await makeNotificationsFixture(database)
  const event = OpinionAccepted.of({ accounts: [ola.id, newId()] })
  await run(sendNotification(optionalKind, event))
  expect(await notifications.rows.all()).toMatchObject([
    { account_id: ola.id, in_app: true, digest: null, values: { facility: 'Słoneczko' } },
  ])
  expect(mailQueue.sent).toMatchObject([
    {
      to: ola.email,
      template: 'notifications.mail.digest',
      values: { name: 'Ola', facility: 'Słoneczko' },
      unsubscribe: unsubscribeLink(ola.id, 'opinion.accepted'),
    },
  ])
  expect(realtime.published).toMatchObject([{ to: ola.id, data: { notifications: { new_notifications: 1 } } }])

  await run(preferences.put(ola.id, [{ kind: 'opinion.accepted', in_app: false, email: 'daily' }]))
  await run(sendNotification(optionalKind, event))
  expect((await notifications.rows.all())[1]).toMatchObject({ in_app: false, digest: 'daily' })
  await run(preferences.put(ola.id, [{ kind: 'opinion.accepted', in_app: false, email: 'off' }]))
  await run(sendNotification(optionalKind, event))
  expect([await notifications.rows.count(), mailQueue.sent.length, realtime.published.length]).toEqual([2, 1, 1])
})

test('a required mail is sent whatever the preference, without an unsubscribe link', async () => {
  const { sendNotification, preferences, ola, mailQueue } = await makeNotificationsFixture(database)
  await run(preferences.put(ola.id, [{ kind: 'security.login', in_app: false, email: 'off' }]))
  await run(sendNotification(requiredKind, OpinionAccepted.of({ accounts: [ola.id] })))
  expect(mailQueue.sent).toMatchObject([{ to: ola.email }])
  expect(mailQueue.sent[0]).not.toHaveProperty('unsubscribe')
})
