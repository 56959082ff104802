import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeNotificationsFixture } from '../testing/notifications-fixture.ts'
import { ReadUnsubscribeLink, Unsubscribe } from './unsubscribe.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeNotificationsFixture(database)
  const readLink = makeOf(ReadUnsubscribeLink)(fixture)
  const tokenOf = (kind: string) => fixture.unsubscribeLink(fixture.ola.id, kind).split('/').at(-1) ?? ''
  return { ...fixture, readLink, tokenOf, unsubscribe: makeOf(Unsubscribe)({ ...fixture, readLink }) }
}

test('reads the account and kind of a link without changing anything', async () => {
  const { readLink, tokenOf, ola, preferences } = await setUp()
  const token = tokenOf('opinion.accepted')
  expect(await run(readLink(visitor, { token }))).toEqual({
    token,
    accountId: ola.id,
    kind: 'opinion.accepted',
    about: 'opinion.accepted.about',
  })
  expect(await run(readLink(visitor, { token: tokenOf('digest') }))).toMatchObject({ kind: 'digest', about: null })
  expect(await run(preferences.of(ola.id))).toEqual([])
})

test('turns off the mails of the kind, also repeatedly and without sign-in; the application still shows it', async () => {
  const { unsubscribe, tokenOf, ola, preferences } = await setUp()
  for (let count = 0; count < 2; count++)
    expect(await run(unsubscribe(visitor, { token: tokenOf('opinion.accepted') }))).toEqual({ ended: true })
  expect(await run(preferences.of(ola.id))).toEqual([{ kind: 'opinion.accepted', in_app: true, email: 'off' }])
})

test('a link of a digest turns off the kinds that are mailed in digests', async () => {
  const { unsubscribe, tokenOf, ola, preferences } = await setUp()
  await run(unsubscribe(visitor, { token: tokenOf('digest') }))
  expect(await run(preferences.of(ola.id))).toEqual([])
  await run(preferences.put(ola.id, [{ kind: 'opinion.accepted', in_app: true, email: 'hourly' }]))
  await run(unsubscribe(visitor, { token: tokenOf('digest') }))
  expect(await run(preferences.of(ola.id))).toEqual([{ kind: 'opinion.accepted', in_app: true, email: 'off' }])
})

test('accepts links that a former secret signed', async () => {
  const { tokenOf, kinds, clock } = await setUp()
  const readLink = makeOf(ReadUnsubscribeLink)({ kinds, signing: makeSigning({ clock, secrets: ['secret2', 'secret1'] }) })
  expect(await run(readLink(visitor, { token: tokenOf('digest') }))).toMatchObject({ kind: 'digest' })
})

test('rejects malformed and forged links, and those of unknown and required kinds', async () => {
  const { unsubscribe, tokenOf, ola, preferences } = await setUp()
  const [account, , signature] = tokenOf('digest').split('.')
  const forged = `${account}.opinion.accepted.${signature}`
  for (const token of ['rubbish', forged, tokenOf('unknown.kind'), tokenOf('security.login')])
    expect(await failureOf(unsubscribe(visitor, { token }))).toMatchObject({ _tag: 'UnsubscribeLinkNotFound', kind: 'not-found' })
  expect(await run(preferences.of(ola.id))).toEqual([])
})
