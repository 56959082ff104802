import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { makeIdentity } from './identity.ts'

const database = databaseForTests()

const setUp = async (options: Parameters<typeof makeAccountsFixture>[1] = {}, type: 'user' | 'support' = 'user') => {
  const fixture = await makeAccountsFixture(database, options)
  const account = await fixture.addAccount({ type })
  const { session, refreshToken } = await fixture.addSession(account)
  const jwt = await run(fixture.signing.signBearer({ account: account.id, session: session.id }))
  return { ...fixture, account, session, refreshToken, jwt, identity: makeIdentity(fixture) }
}

test('returns the user of a bearer token and of a refresh token, with the current permissions and the device of the request', async () => {
  const { addFacility, identity, account, session, jwt, refreshToken, grants } = await setUp()
  const f1 = await addFacility()
  await run(grants.save({ accountId: account.id, facilityId: f1, role: 'teacher', permissions: ['facility-data/write'] }))
  const { address, agent } = visitor
  const user = { kind: 'user', id: account.id, type: 'user', perms: { [f1]: ['facility-data/write'] }, session: session.id, address, agent }
  expect(await run(identity.userOfBearerToken(jwt, visitor))).toEqual(user)
  expect(await run(identity.userOfRefreshToken(refreshToken, visitor))).toEqual(user)
})

test('an ended session takes effect at once', async () => {
  const { identity, session, sessions, jwt, refreshToken } = await setUp()
  await run(sessions.end(session.id, 'password_changed', '2026-11-23T09:00:00.000Z'))
  expect(await failureOf(identity.userOfBearerToken(jwt, visitor))).toMatchObject({ _tag: 'ExpiredJwt', kind: 'unauthenticated' })
  expect(await run(identity.userOfRefreshToken(refreshToken, visitor))).toBeNull()
})

test('rejects expired and forged bearer tokens, and those whose session belongs to another account', async () => {
  const { identity, session, signing, clock, jwt } = await setUp()
  const foreign = await run(signing.signBearer({ account: newId(), session: session.id }))
  for (const wrong of ['rubbish', foreign])
    expect(await failureOf(identity.userOfBearerToken(wrong, visitor))).toMatchObject({ _tag: 'ExpiredJwt' })
  clock.advance(15 * 60)
  expect(await failureOf(identity.userOfBearerToken(jwt, visitor))).toMatchObject({ _tag: 'ExpiredJwt' })
})

test('accepts the previous refresh token for ten seconds, and no malformed one', async () => {
  const { identity, session, sessions, clock, refreshToken } = await setUp()
  await run(sessions.rotate({ ...session, generation: 1, refreshed_at: clock.now().toISOString() }, 'next'))
  clock.advance(10)
  expect(await run(identity.userOfRefreshToken(refreshToken, visitor))).toMatchObject({ session: session.id })
  clock.advance(1)
  expect(await run(identity.userOfRefreshToken(refreshToken, visitor))).toBeNull()
  expect(await run(identity.userOfRefreshToken('rubbish', visitor))).toBeNull()
})

test('gives a support account its rights in production only after a second factor', async () => {
  const { identity, session, sessions, jwt, account } = await setUp({ production: true }, 'support')
  const user = await run(identity.userOfBearerToken(jwt, visitor))
  expect([user.type, (await run(identity.sessionUserOf(user))).type]).toEqual(['user', 'user'])
  await run(sessions.markSecondFactor(session.id))
  const strong = await run(identity.userOfBearerToken(jwt, visitor))
  expect(await run(identity.sessionUserOf(strong))).toMatchObject({ id: account.id, email: account.email, type: 'support' })
})

test('names the sessions among others that have not ended', async () => {
  const { identity, account, session, addSession, sessions } = await setUp()
  const ended = await addSession(account)
  await run(sessions.end(ended.session.id, 'ended_elsewhere', '2026-11-23T10:00:00.000Z'))
  expect(await run(identity.activeSessions([session.id, ended.session.id]))).toEqual(new Set([session.id]))
})
