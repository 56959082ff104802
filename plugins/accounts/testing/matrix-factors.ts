import { Effect } from 'effect'
import { TOTP } from 'otpauth'
import { newId, newSecret } from '#core/kernel/ids.ts'
import type { MatrixPart, MatrixScene, MatrixUser } from '#core/plugin/matrix.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Sealing } from '#core/ports/sealing.ts'
import { OneTimeWords } from '../domain/one-time-words.port.ts'
import { makeAuthenticator } from './authenticator.ts'
import { at, personOf } from './matrix-people.ts'
import { opened } from './matrix-sessions.ts'

/** Gives an account codes of an app, confirmed or waiting for it; a code that counts now. */
const codeOf = async ({ find, rows }: MatrixScene, { id }: MatrixUser, confirmed: boolean) => {
  const secret = find(OneTimeCodes).newSecret()
  await rows(
    `insert into accounts_totp (account_id, secret, last_step, confirmed_at) values (?, ?, 0, case when ? then now() end)
     on conflict (account_id) do update set secret = excluded.secret, last_step = 0, confirmed_at = excluded.confirmed_at returning 1`,
    [id, find(Sealing).seal(secret, id), confirmed],
  )
  return new TOTP({ secret }).generate()
}
/** Gives an account the passkey of a device of its own. */
const deviceOf = async ({ rows }: MatrixScene, { id }: MatrixUser) => {
  const device = makeAuthenticator('http://kredka.test')
  const [made] = await rows<{ id: string }>(
    `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
     values (gen_random_uuid(), ?, ?, decode(?, 'hex'), 0, '[]', false, false, 'Telefon', now()) returning id`,
    [id, device.credentialId, device.publicKey.toString('hex')],
  )
  return { device, passkeyId: made?.id ?? '' }
}
const challengeFor = async ({ find }: MatrixScene, accountId: string | null) =>
  Buffer.from(await Effect.runPromise(find(OneTimeWords).give('passkey', accountId))).toString('base64url')
const nobodysChallenge = () => Buffer.from(newSecret()).toString('base64url')
const confirmedCodes = 'select exists (select 1 from accounts_totp where account_id = ? and confirmed_at is not null) yes'
const challenges = `select count(*)::int n from accounts_token where kind = 'passkey' and account_id is not distinct from ?::uuid`

const challenged = async ({ rows }: MatrixScene, accountId: string | null) => {
  const [before] = await rows<{ n: number }>(challenges, [accountId])
  return { 'challenge given': [`select (${challenges}) > ? yes`, accountId, before?.n ?? 0] as const }
}

/** Rows of codes of an app and of passkeys: one's own, and those of somebody else. */
export const factorsOfMatrix: MatrixPart = {
  'post /api/v1/account/2fa/setup': {
    own: async (scene) => {
      const { id, password } = await personOf(scene, 'own')
      const happens = { 'secret waits': ['select exists (select 1 from accounts_totp where account_id = ?) yes', id] as const }
      return { path: at('2fa/setup'), body: { password }, happens }
    },
  },
  'post /api/v1/account/2fa/confirm': {
    own: async (scene) => {
      const person = await personOf(scene, 'own')
      const code = await codeOf(scene, person, false)
      return { path: at('2fa/confirm'), body: { code }, happens: { 'codes on': [confirmedCodes, person.id] } }
    },
  },
  'post /api/v1/account/2fa/disable': {
    own: async (scene) => {
      const person = await personOf(scene, 'own')
      const body = { password: person.password, code: await codeOf(scene, person, true) }
      return { path: at('2fa/disable'), body, happens: { 'codes off': [confirmedCodes.replace('exists', 'not exists'), person.id] } }
    },
  },
  'post /api/v1/account/2fa/recovery': {
    own: async (scene) => {
      const person = await personOf(scene, 'own')
      const body = { password: person.password, code: await codeOf(scene, person, true) }
      const given = 'select exists (select 1 from accounts_recovery_code where account_id = ?) yes'
      return { path: at('2fa/recovery'), body, happens: { 'codes given': [given, person.id] } }
    },
  },
  'post /api/v1/account/2fa/login': {
    own: async (scene) => {
      const person = await personOf(scene, 'own')
      const code = await codeOf(scene, person, true)
      const second_factor = await Effect.runPromise(scene.find(OneTimeWords).give('second-factor', person.id))
      return { path: at('2fa/login'), body: { second_factor, code }, happens: await opened(scene, person.id) }
    },
    foreign: () => ({ path: at('2fa/login'), body: { second_factor: newSecret(), code: '123456' } }),
  },
  'post /api/v1/account/passkey/options': {
    own: async (scene) => {
      const { id, password } = await personOf(scene, 'own')
      return { path: at('passkey/options'), body: { password }, happens: await challenged(scene, id) }
    },
  },
  'post /api/v1/account/passkey': {
    own: async (scene) => {
      const { id } = await personOf(scene, 'own')
      const device = makeAuthenticator('http://kredka.test')
      return {
        path: at('passkey'),
        body: { response: device.makes(await challengeFor(scene, id)), name: 'Telefon' },
        happens: { kept: ['select exists (select 1 from accounts_passkey where credential_id = ?) yes', device.credentialId] },
      }
    },
    foreign: () => ({
      path: at('passkey'),
      body: { response: makeAuthenticator('http://kredka.test').makes(nobodysChallenge()), name: 'Telefon' },
    }),
  },
  'get /api/v1/account/passkey': { none: () => ({ path: at('passkey') }) },
  'delete /api/v1/account/passkey/:id': {
    own: async (scene) => {
      const { passkeyId } = await deviceOf(scene, await personOf(scene, 'own'))
      const gone = ['select not exists (select 1 from accounts_passkey where id = ?) yes', passkeyId] as const
      return { path: at(`passkey/${passkeyId}`), happens: { removed: gone } }
    },
    foreign: async (scene) => ({ path: at(`passkey/${(await deviceOf(scene, await personOf(scene, 'foreign'))).passkeyId}`) }),
    none: () => ({ path: at(`passkey/${newId()}`) }),
  },
  'post /api/v1/account/passkey/login/options': {
    none: async (scene) => ({ path: at('passkey/login/options'), happens: await challenged(scene, null) }),
  },
  'post /api/v1/account/passkey/login': {
    own: async (scene) => {
      const person = await personOf(scene, 'own')
      const { device } = await deviceOf(scene, person)
      const response = device.signs(await challengeFor(scene, null), person.id)
      return { path: at('passkey/login'), body: { response }, happens: await opened(scene, person.id) }
    },
    foreign: async (scene) => {
      const person = await personOf(scene, 'foreign')
      const { device } = await deviceOf(scene, person)
      return { path: at('passkey/login'), body: { response: device.signs(nobodysChallenge(), person.id) } }
    },
  },
}
