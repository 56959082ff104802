import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeSigning } from '#adapters/memory/signing.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import type { anAccount } from '../testing/builders.ts'
import { RefreshSession } from './refresh-session.ts'

const database = databaseForTests()

const setUp = async (options: Parameters<typeof makeAccountsFixture>[1] = {}, over: Parameters<typeof anAccount>[0] = {}) => {
  const fixture = await makeAccountsFixture(database, options)
  const account = await fixture.addAccount(over)
  const { session, refreshToken } = await fixture.addSession(account)
  const refreshSession = makeOf(RefreshSession)(fixture)
  const refresh = (refresh_token: string | null) => refreshSession(visitor, { refresh_token })
  return { ...fixture, account, session, refreshToken, refresh }
}

test('rotates the token, prolongs the session and returns a new bearer token with the current user', async () => {
  const { addFacility, refresh, refreshToken, session, account, sessions, grants, signing } = await setUp()
  const f1 = await addFacility()
  await run(grants.save({ accountId: account.id, facilityId: f1, role: 'teacher', permissions: ['facility-data/write'] }))
  const refreshed = await run(refresh(refreshToken))
  expect(refreshed.user).toMatchObject({ id: account.id, perms: { [f1]: ['facility-data/write'] } })
  expect(await run(signing.verifyBearer(refreshed.jwt))).toEqual({ account: account.id, session: session.id })
  expect(refreshed.refresh_token).not.toBe(refreshToken)
  expect(await sessions.rows.get(session.id)).toMatchObject({
    generation: 1,
    refreshed_at: '2026-11-23T10:00:00.000Z',
    expires_at: '2026-12-23T10:00:00.000Z',
  })
  expect(await run(refresh(refreshed.refresh_token))).toMatchObject({ user: { id: account.id } })
})

test('gives concurrent requests, and later ones within ten seconds, the same next token', async () => {
  const { refresh, refreshToken, clock, sessions, session } = await setUp()
  const simultaneous = await Promise.all([1, 2, 3].map(() => run(refresh(refreshToken))))
  clock.advance(10)
  const tokens = [...simultaneous, await run(refresh(refreshToken))].map(({ refresh_token }) => refresh_token)
  expect(new Set(tokens).size).toBe(1)
  expect((await sessions.rows.get(session.id))?.generation).toBe(1)
})

test('ends the session when a genuine token is presented after its grace period, and writes the audit log', async () => {
  const { refresh, refreshToken, clock, sessions, session, account, audit } = await setUp()
  const { refresh_token: next } = await run(refresh(refreshToken))
  clock.advance(11)
  expect(await failureOf(refresh(refreshToken))).toMatchObject({ _tag: 'ExpiredAuthenticationData', detail: 'token_reused' })
  expect((await sessions.rows.get(session.id))?.ended_because).toBe('token_reused')
  expect(audit.entries).toMatchObject([{ action: 'accounts.token-reused', subject: account.id, about: { session: session.id } }])
  expect(await failureOf(refresh(next))).toMatchObject({ detail: 'token_reused' })
})

test('a forged token fails and does not end the session', async () => {
  const { refresh, sessions, session, audit, refreshToken } = await setUp()
  const forged = `${session.id}.0.${'x'.repeat(43)}`
  for (const wrong of [forged, 'rubbish', `${newId()}.0.${'x'.repeat(43)}`])
    expect(await failureOf(refresh(wrong))).toMatchObject({ _tag: 'ExpiredAuthenticationData', detail: undefined })
  expect([(await sessions.rows.get(session.id))?.ended_because, audit.entries]).toEqual([null, []])
  expect(await run(refresh(refreshToken))).toMatchObject({ jwt: expect.any(String) })
})

test('recognises a token that a former secret signed', async () => {
  const fixture = await setUp()
  const rotatedSecrets = makeSigning({ clock: fixture.clock, secrets: ['secret2', 'secret1'] })
  const refresh = makeOf(RefreshSession)({ ...fixture, signing: rotatedSecrets })
  await run(fixture.sessions.rotate({ ...fixture.session, generation: 1 }, rotatedSecrets.macsOf(`refresh ${fixture.session.id} 1`)[0]))
  await run(fixture.sessions.rotate({ ...fixture.session, generation: 2 }, rotatedSecrets.macsOf(`refresh ${fixture.session.id} 2`)[0]))
  expect(await failureOf(refresh(visitor, { refresh_token: fixture.refreshToken }))).toMatchObject({ detail: 'token_reused' })
})

test('fails with the reason of an ended session, and without one for an expired session', async () => {
  const { refresh, refreshToken, sessions, session, addSession, account } = await setUp()
  await run(sessions.end(session.id, 'password_changed', '2026-11-23T09:00:00.000Z'))
  expect(await failureOf(refresh(refreshToken))).toMatchObject({ _tag: 'ExpiredAuthenticationData', detail: 'password_changed' })
  const expired = await addSession(account, { expires_at: '2026-11-23T10:00:00.000Z' })
  expect(await failureOf(refresh(expired.refreshToken))).toMatchObject({ _tag: 'ExpiredAuthenticationData', detail: undefined })
})

test('AU-03 J11 ends a session that was used each day, at its end and not later', async () => {
  const { refresh, refreshToken, clock, session, sessions } = await setUp()
  let token = refreshToken
  while (clock.now().toISOString() < session.ends_at) {
    const refreshed = await run(refresh(token))
    token = refreshed.refresh_token
    const { expires_at = '' } = (await sessions.rows.get(session.id)) ?? {}
    expect(expires_at <= session.ends_at).toBe(true)
    clock.advance(20 * 86_400)
  }
  expect(await failureOf(refresh(token))).toMatchObject({ _tag: 'ExpiredAuthenticationData' })
  expect(await run(sessions.holderOf(session.id, session.ends_at))).toBeNull()
})

test('fails without a cookie, and for an erased account', async () => {
  const { refresh, refreshToken, accounts, account } = await setUp()
  expect(await failureOf(refresh(null))).toMatchObject({ _tag: 'MissingRefreshTokenCookie', kind: 'unauthenticated' })
  await accounts.rows.delete(account.id)
  expect(await failureOf(refresh(refreshToken))).toMatchObject({ _tag: 'ExpiredAuthenticationData' })
})

test('gives a support account its rights in production only after a second factor', async () => {
  const { refresh, refreshToken, sessions, session } = await setUp({ production: true }, { type: 'support' })
  const first = await run(refresh(refreshToken))
  expect(first.user.type).toBe('user')
  await run(sessions.markSecondFactor(session.id))
  expect((await run(refresh(first.refresh_token))).user.type).toBe('support')
})
