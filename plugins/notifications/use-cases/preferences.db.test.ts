import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeNotificationsFixture } from '../testing/notifications-fixture.ts'
import { ChangePreferences, ShowPreferences } from './preferences.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeNotificationsFixture(database)
  const showPreferences = makeOf(ShowPreferences)(fixture)
  return {
    ...fixture,
    user: aUser({ id: fixture.ola.id }),
    showPreferences,
    change: makeOf(ChangePreferences)(fixture),
  }
}

test('shows all kinds in the order of their groups with their defaults, in the language of the account', async () => {
  const { showPreferences, user } = await setUp()
  expect(await run(showPreferences(user, {}))).toEqual({
    kinds: [
      {
        kind: 'opinion.accepted',
        group: 'opinions',
        in_app: true,
        email: 'now',
        title: 'en:opinion.accepted.about',
        email_required: false,
        email_reason: null,
      },
      {
        kind: 'security.login',
        group: 'account',
        in_app: true,
        email: 'now',
        title: 'en:security.login.about',
        email_required: true,
        email_reason: 'account',
      },
    ],
  })
})

test('changes the given fields of the given kinds only', async () => {
  const { change, user } = await setUp()
  await run(change(user, { kinds: [{ kind: 'opinion.accepted', email: 'daily' }] }))
  const { kinds } = await run(change(user, { kinds: [{ kind: 'opinion.accepted', in_app: false }] }))
  expect(kinds).toMatchObject([
    { kind: 'opinion.accepted', in_app: false, email: 'daily' },
    { kind: 'security.login', in_app: true, email: 'now' },
  ])
})

test('a required mail can be neither turned off nor delayed; its notification in the application can', async () => {
  const { change, user, preferences } = await setUp()
  for (const email of ['off', 'daily'] as const)
    expect(await failureOf(change(user, { kinds: [{ kind: 'security.login', email }] }))).toMatchObject({ _tag: 'NoticeEmailRequired' })
  expect(await run(preferences.of(user.id))).toEqual([])
  const { kinds } = await run(change(user, { kinds: [{ kind: 'security.login', in_app: false, email: 'now' }] }))
  expect(kinds[1]).toMatchObject({ in_app: false, email: 'now' })
})

test('changes all or none', async () => {
  const { change, user, preferences } = await setUp()
  const kinds = [{ kind: 'opinion.accepted', in_app: false }, { kind: 'unknown' }]
  expect(await failureOf(change(user, { kinds }))).toMatchObject({ _tag: 'NoticeKindNotFound', kind: 'not-found' })
  expect(await run(preferences.of(user.id))).toEqual([])
})

test('both require a signed-in user', async () => {
  const { change, showPreferences } = await setUp()
  expect(await failureOf(change(visitor, { kinds: [] }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await failureOf(showPreferences(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
