import { Effect } from 'effect'
import { generateToken } from '#core/kernel/ids.ts'
import type { MatrixPart, MatrixContext } from '#core/plugin/matrix.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { Encryption } from '#core/ports/sealing.ts'
import { TOTP } from 'otpauth'
import { Factors } from '../domain/factors.port.ts'
import { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { makeAuthenticator } from './authenticator.ts'
import { at, personOf } from './matrix-people.ts'

const run = Effect.runPromise
const codeOf = (secret: string) => new TOTP({ secret }).generate()
const recovery = '3f2a9c1b77de0a41'

/** Codes of an app that wait to be confirmed. */
const begun = async ({ find }: MatrixContext, id: string) => {
  const secret = find(OneTimeCodes).newSecret()
  await run(find(Factors).begin(id, find(Encryption).encrypt(secret, id), new Date().toISOString()))
  return secret
}
/** Codes of an app that are asked for, and one recovery code. */
const asked = async (context: MatrixContext, id: string) => {
  await begun(context, id)
  await context.rows('update accounts_totp set confirmed_at = now(), waits_since = null, last_step = 0 where account_id = ? returning 1', [
    id,
  ])
  await run(context.find(Factors).setRecoveryCodes(id, [recovery]))
}
const challenged = ({ find }: MatrixContext, id: string | null) => run(find(OneTimeTokens).give('passkey', id))
const opened = (id: string) => ['select exists (select 1 from accounts_session where account_id = ? and second_factor) yes', id] as const

/** Keeps a device's passkey for an account, past all rules. */
const kept = async (context: MatrixContext, person: { readonly id: string; readonly email: string }, device = makeAuthenticator()) => {
  const [passkeys, challenge] = [context.find(Passkeys), generateToken()]
  const options = await run(passkeys.creation({ ...person, name: 'Joanna' }, [], challenge))
  const key = await run(passkeys.made(device.create(options as never), challenge))
  const [row] = await context.rows<{ id: string }>(
    `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
     values (gen_random_uuid(), ?, ?, decode(?, 'hex'), 1, '[]', false, false, 'Klucz', now()) returning id`,
    [person.id, key.credential_id, Buffer.from(key.public_key).toString('hex')],
  )
  return { device, id: row?.id ?? '' }
}

/** Rows of second factors. */
export const factorsOfMatrix: MatrixPart = {
  'post /api/v1/account/2fa/setup': {
    own: async (context) => {
      const { id, password } = await personOf(context, 'own')
      const happens = { begun: ['select exists (select 1 from accounts_totp where account_id = ?) yes', id] as const }
      return { path: at('2fa/setup'), body: { password }, effect: happens }
    },
  },
  'post /api/v1/account/2fa/confirm': {
    own: async (context) => {
      const { id } = await personOf(context, 'own')
      const happens = { 'turned on': ['select confirmed_at is not null yes from accounts_totp where account_id = ?', id] as const }
      return { path: at('2fa/confirm'), body: { code: codeOf(await begun(context, id)) }, effect: happens }
    },
  },
  'post /api/v1/account/2fa/disable': {
    own: async (context) => {
      const { id, password } = await personOf(context, 'own')
      await asked(context, id)
      const happens = { 'turned off': ['select not exists (select 1 from accounts_totp where account_id = ?) yes', id] as const }
      return { path: at('2fa/disable'), body: { password, code: recovery }, effect: happens }
    },
  },
  'post /api/v1/account/2fa/recovery': {
    own: async (context) => {
      const { id, password } = await personOf(context, 'own')
      await asked(context, id)
      const happens = { 'codes renewed': ['select count(*) = 10 yes from accounts_recovery_code where account_id = ?', id] as const }
      return { path: at('2fa/recovery'), body: { password, code: recovery }, effect: happens }
    },
  },
  'post /api/v1/account/2fa/login': {
    own: async (context) => {
      const { id } = await personOf(context, 'own')
      await asked(context, id)
      const second_factor = await run(context.find(OneTimeTokens).give('second-factor', id))
      return { path: at('2fa/login'), body: { second_factor, code: recovery }, effect: { 'session opened': opened(id) } }
    },
    foreign: () => ({ path: at('2fa/login'), body: { second_factor: generateToken(), code: recovery } }),
  },
  'post /api/v1/account/passkey/options': {
    own: async (context) => {
      const { id, password } = await personOf(context, 'own')
      const happens = { asked: [`select exists (select 1 from accounts_token where account_id = ? and kind = 'passkey') yes`, id] as const }
      return { path: at('passkey/options'), body: { password }, effect: happens }
    },
  },
  'post /api/v1/account/passkey': {
    own: async (context) => {
      const { id, email } = await personOf(context, 'own')
      const options = await run(context.find(Passkeys).creation({ id, email, name: 'Joanna' }, [], await challenged(context, id)))
      const happens = { added: ['select exists (select 1 from accounts_passkey where account_id = ?) yes', id] as const }
      return { path: at('passkey'), body: { response: makeAuthenticator().create(options as never), name: 'Klucz' }, effect: happens }
    },
    foreign: () => ({ path: at('passkey'), body: { response: {}, name: 'Klucz' } }),
  },
  'get /api/v1/account/passkey': { none: () => ({ path: at('passkey') }) },
  'delete /api/v1/account/passkey/:id': {
    own: async (context) => {
      const { id } = await kept(context, await personOf(context, 'own'))
      return { path: at(`passkey/${id}`), effect: { gone: ['select not exists (select 1 from accounts_passkey where id = ?) yes', id] } }
    },
    foreign: async (context) => ({ path: at(`passkey/${(await kept(context, await context.other())).id}`) }),
  },
  'post /api/v1/account/passkey/login/options': {
    none: async ({ rows }) => {
      const many = `select count(*)::int n from accounts_token where kind = 'passkey' and account_id is null`
      const [before] = await rows<{ n: number }>(many)
      return { path: at('passkey/login/options'), effect: { asked: [`select (${many}) > ? yes`, before?.n ?? 0] } }
    },
  },
  'post /api/v1/account/passkey/login': {
    own: async (context) => {
      const person = await personOf(context, 'own')
      const { device } = await kept(context, person)
      const options = await run(context.find(Passkeys).request(await challenged(context, null)))
      return {
        path: at('passkey/login'),
        body: { response: device.get(options as never) },
        effect: { 'session opened': opened(person.id) },
      }
    },
    foreign: () => ({ path: at('passkey/login'), body: { response: {} } }),
  },
}
