import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { Invitation } from '../contract/invited-accounts.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { LogIn } from '../use-cases/log-in.ts'
import { ResetPassword } from '../use-cases/reset-password.ts'
import { makeInvitedAccounts } from './invite-accounts.ts'

const database = databaseForTests()

const invitation: Invitation = {
  email: ' Dyrektor@Kredka.test ',
  firstName: 'Anna',
  lastName: 'Lis',
  language: 'ua',
  source: 'partner:bobas',
  thirdPartyData: { partner_facility_id: 'b-1' },
}
const own = { password: 'Zupelnie-inne-haslo', refresh_token: null }

test('CL-11 creates an account whose password works once for 72 hours', async () => {
  const fixture = await makeAccountsFixture(database)
  const { id, password } = await run(makeInvitedAccounts(fixture).invite(invitation))
  expect(await fixture.accounts.rows.get(id)).toMatchObject({
    email: 'dyrektor@kredka.test',
    status: 'active',
    source: 'partner:bobas',
    language: 'ua',
  })
  expect(password).toMatch(/^([0-9a-f]{4}-){3}[0-9a-f]{4}$/)
  const credentials = { email: invitation.email, password, refresh_token: null }
  expect(await run(makeOf(LogIn)(fixture)(visitor, credentials))).toMatchObject({ new_password: expect.any(String) })
  fixture.clock.advance(72 * 3600)
  expect(await failureOf(makeOf(LogIn)(fixture)(visitor, credentials))).toMatchObject({ _tag: 'OneTimePasswordExpired' })
})

test('CL-11 an own password set by the link of the mail ends the one-time password and accepts the invitation, once', async () => {
  const fixture = await makeAccountsFixture(database)
  const { id, password, token } = await run(makeInvitedAccounts(fixture).invite(invitation))
  const reset = makeOf(ResetPassword)(fixture)
  await run(reset(visitor, { token, ...own }))
  expect(fixture.events.emitted).toMatchObject([{ name: 'accounts.invitation-accepted', accountId: id }])
  const logIn = makeOf(LogIn)(fixture)
  expect(await failureOf(logIn(visitor, { email: invitation.email, password, refresh_token: null }))).toMatchObject({
    _tag: 'InvalidAuthenticationData',
  })
  expect(await run(logIn(visitor, { ...own, email: invitation.email }))).toMatchObject({ id, jwt: expect.any(String) })
  expect(await failureOf(reset(visitor, { token, ...own, password: 'Jeszcze-inne-haslo' }))).toMatchObject({ _tag: 'ResetTokenNotFound' })
})

test('CL-11 invites nobody whose address has an account, and finds what an invitation created', async () => {
  const fixture = await makeAccountsFixture(database)
  const invited = makeInvitedAccounts(fixture)
  const { id } = await run(invited.invite(invitation))
  expect(await failureOf(invited.invite(invitation))).toMatchObject({ _tag: 'EmailTaken' })
  expect(await run(invited.find(invitation.email))).toEqual({ id, source: 'partner:bobas', accepted: false })
  expect(await run(invited.find('nikt@kredka.test'))).toBeNull()
})
