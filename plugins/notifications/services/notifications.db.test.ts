import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { everyone } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { makeNotificationsFixture, OpinionAccepted } from '../testing/notifications-fixture.ts'
import { makeNotifications } from './notifications.ts'

const database = databaseForTests()

test('SU-04 a recipient gets only the channels that she has asked for, with the address that ends what she asked for', async () => {
  const fixture = await makeNotificationsFixture(database)
  const { ola, mailQueue, notifications, preferences } = fixture
  const { send } = makeNotifications(fixture)
  const kindFor = (recipient: object) =>
    notification('opinion.accepted', {
      on: OpinionAccepted,
      group: 'opinions',
      audience: everyone,
      to: ({ accounts }) => accounts,
      values: () => ({}),
      label: asMessageKey('l'),
      about: asMessageKey('a'),
      mail: 'notifications.mail.digest',
      recipient: () => recipient,
    })
  const event = OpinionAccepted.of({ accounts: [ola.id] })
  const stored = () => run(notifications.list(ola.id, { unread: false, offset: 0, limit: 9 }))
  await run(send(kindFor({ channels: ['email'], unsubscribe: 'https://kredka.test/koniec/1' }), event))
  expect([mailQueue.sent.map(({ unsubscribe }) => unsubscribe), (await stored()).total]).toEqual([['https://kredka.test/koniec/1'], 0])
  await run(send(kindFor({ channels: ['in_app'] }), event))
  expect([mailQueue.sent.length, (await stored()).total]).toEqual([1, 1])
  await run(preferences.put(ola.id, [{ kind: 'opinion.accepted', in_app: true, email: 'off' }]))
  await run(send(kindFor({}), event))
  expect([mailQueue.sent.length, (await stored()).total]).toEqual([1, 2])
})
