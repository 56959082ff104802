import { Effect } from 'effect'
import { TOTP } from 'otpauth'
import { generateToken } from '#core/kernel/ids.ts'
import type { MatrixCalls, MatrixContext } from '#core/plugin/matrix.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { accountPath, subjectOf } from './matrix-fixtures.ts'
import { makeVirtualAuthenticator } from './virtual-authenticator.ts'

const run = Effect.runPromise
const codeOf = (secret: string) => new TOTP({ secret }).generate()
const recovery = '3f2a9c1b77de0a41'

/** Stores an unconfirmed TOTP secret and returns it. */
const startTotp = async ({ find }: MatrixContext, id: string) => {
  const secret = find(OneTimeCodes).generateSecret()
  await run(find(SecondFactorRepository).startTotp(id, find(Encryption).encrypt(secret, id), new Date().toISOString()))
  return secret
}
/** Stores a confirmed TOTP secret and one recovery code. */
const enableTotp = async (context: MatrixContext, id: string) => {
  await startTotp(context, id)
  await context.rows('update accounts_totp set confirmed_at = now(), waits_since = null, last_step = 0 where account_id = ? returning 1', [
    id,
  ])
  await run(context.find(SecondFactorRepository).setRecoveryCodes(id, [recovery]))
}
const issueChallenge = ({ find }: MatrixContext, id: string | null) => run(find(OneTimeTokens).issue('passkey', id))
const hasVerifiedSession = (id: string) =>
  ['select exists (select 1 from accounts_session where account_id = ? and second_factor) yes', id] as const

/** Inserts a passkey of a virtual device for an account, without the checks of the use-case. */
const addPasskey = async (
  context: MatrixContext,
  person: { readonly id: string; readonly email: string },
  device = makeVirtualAuthenticator(),
) => {
  const passkeys = context.find(Passkeys)
  const challenge = generateToken()
  const options = await run(passkeys.creationOptions({ ...person, name: 'Joanna' }, [], challenge))
  const key = await run(passkeys.verifyRegistration(device.create(options as never), challenge))
  const [row] = await context.rows<{ id: string }>(
    `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
     values (gen_random_uuid(), ?, ?, decode(?, 'hex'), 1, '[]', false, false, 'Klucz', now()) returning id`,
    [person.id, key.credential_id, Buffer.from(key.public_key).toString('hex')],
  )
  return { device, id: row?.id ?? '' }
}

/** Calls of the routes for second factors. */
export const factorMatrix: MatrixCalls = {
  'post /api/v1/account/2fa/setup': {
    own: async (context) => {
      const { id, password } = await subjectOf(context, 'own')
      const effect = { 'secret stored': ['select exists (select 1 from accounts_totp where account_id = ?) yes', id] as const }
      return { path: accountPath('2fa/setup'), body: { password }, effect }
    },
  },
  'get /api/v1/account/2fa': { none: () => ({ path: accountPath('2fa') }) },
  'post /api/v1/account/2fa/confirm': {
    own: async (context) => {
      const { id } = await subjectOf(context, 'own')
      const effect = { 'turned on': ['select confirmed_at is not null yes from accounts_totp where account_id = ?', id] as const }
      return { path: accountPath('2fa/confirm'), body: { code: codeOf(await startTotp(context, id)) }, effect }
    },
  },
  'post /api/v1/account/2fa/disable': {
    own: async (context) => {
      const { id, password } = await subjectOf(context, 'own')
      await enableTotp(context, id)
      const effect = { 'turned off': ['select not exists (select 1 from accounts_totp where account_id = ?) yes', id] as const }
      return { path: accountPath('2fa/disable'), body: { password, code: recovery }, effect }
    },
  },
  'post /api/v1/account/2fa/recovery': {
    own: async (context) => {
      const { id, password } = await subjectOf(context, 'own')
      await enableTotp(context, id)
      const effect = { 'codes renewed': ['select count(*) = 10 yes from accounts_recovery_code where account_id = ?', id] as const }
      return { path: accountPath('2fa/recovery'), body: { password, code: recovery }, effect }
    },
  },
  'post /api/v1/account/2fa/login': {
    own: async (context) => {
      const { id } = await subjectOf(context, 'own')
      await enableTotp(context, id)
      const second_factor = await run(context.find(OneTimeTokens).issue('second-factor', id))
      return {
        path: accountPath('2fa/login'),
        body: { second_factor, code: recovery },
        effect: { 'session opened': hasVerifiedSession(id) },
      }
    },
    foreign: () => ({ path: accountPath('2fa/login'), body: { second_factor: generateToken(), code: recovery } }),
  },
  'post /api/v1/account/passkey/options': {
    own: async (context) => {
      const { id, password } = await subjectOf(context, 'own')
      const effect = {
        'challenge stored': [`select exists (select 1 from accounts_token where account_id = ? and kind = 'passkey') yes`, id] as const,
      }
      return { path: accountPath('passkey/options'), body: { password }, effect }
    },
  },
  'post /api/v1/account/passkey': {
    own: async (context) => {
      const { id, email } = await subjectOf(context, 'own')
      const options = await run(
        context.find(Passkeys).creationOptions({ id, email, name: 'Joanna' }, [], await issueChallenge(context, id)),
      )
      const effect = { added: ['select exists (select 1 from accounts_passkey where account_id = ?) yes', id] as const }
      return {
        path: accountPath('passkey'),
        body: { response: makeVirtualAuthenticator().create(options as never), name: 'Klucz' },
        effect,
      }
    },
    foreign: () => ({ path: accountPath('passkey'), body: { response: {}, name: 'Klucz' } }),
  },
  'get /api/v1/account/passkey': { none: () => ({ path: accountPath('passkey') }) },
  'delete /api/v1/account/passkey/:id': {
    own: async (context) => {
      const person = await subjectOf(context, 'own')
      const { id } = await addPasskey(context, person)
      // Ordinary accounts have shown the passkey in their session; the table shows CMS and support without.
      await context.rows(
        `update accounts_session s set second_factor = true from accounts_account a
         where a.id = s.account_id and a.type = 'user' and a.id = ? returning 1`,
        [person.id],
      )
      return {
        path: accountPath(`passkey/${id}`),
        effect: { gone: ['select not exists (select 1 from accounts_passkey where id = ?) yes', id] },
      }
    },
    foreign: async (context) => ({ path: accountPath(`passkey/${(await addPasskey(context, await context.other())).id}`) }),
  },
  'post /api/v1/account/passkey/login/options': {
    none: async ({ rows }) => {
      const openChallenges = `select count(*)::int n from accounts_token where kind = 'passkey' and account_id is null`
      const [before] = await rows<{ n: number }>(openChallenges)
      return {
        path: accountPath('passkey/login/options'),
        effect: { 'challenge stored': [`select (${openChallenges}) > ? yes`, before?.n ?? 0] },
      }
    },
  },
  'post /api/v1/account/passkey/login': {
    own: async (context) => {
      const person = await subjectOf(context, 'own')
      const { device } = await addPasskey(context, person)
      const options = await run(context.find(Passkeys).requestOptions(await issueChallenge(context, null)))
      return {
        path: accountPath('passkey/login'),
        body: { response: device.get(options as never) },
        effect: { 'session opened': hasVerifiedSession(person.id) },
      }
    },
    foreign: () => ({ path: accountPath('passkey/login'), body: { response: {} } }),
  },
}
