import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { accountsApi } from '../../contract/api.ts'
import type { Member } from '../member.ts'
import { addPasskey, registrationOptions, secondFactorErrors, withApp } from '../second-factors.ts'
import { totpApp } from '../totp.ts'
import { makeVirtualAuthenticator } from '../virtual-authenticator.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const startSetup = async ({ browser, password }: Member) =>
  (await browser.call('POST', at('2fa/setup'), { password })).body.secret as string

const createRecords = ({ account, createMember, rows }: ExampleContext) => {
  /** Says of the account's sessions whether they were opened with a second factor. */
  const setFactor = (accountId: string, shown: boolean) =>
    rows('update accounts_session set second_factor = ? where account_id = ? returning 1', [shown, accountId])
  return {
    setFactor,
    appUser: async () => withApp(await account()),
    /** Creates a member with TOTP, for whose routes an error is caused. */
    newAppUser: async () => withApp(await createMember()),
    /** Creates a support account that has a passkey and a session without second factor. */
    withoutFactor: async () => {
      const member = await createMember()
      await rows(`update accounts_account set type = 'support' where id = ? returning 1`, [member.id])
      const { id: passkey } = await addPasskey(member)
      await setFactor(member.id, false)
      return { member, passkey }
    },
    /** Signs in as far as the second factor; returns the token for its step. */
    firstStep: async ({ id, email, password, browser }: Member) => {
      const { body } = await browser.call('POST', '/api/login', { email, password }, { authorization: '', cookie: '' })
      await setFactor(id, false)
      return body.second_factor as string
    },
  }
}
type Context = ContextOf<typeof createRecords>

const verifiedSession = (id: string) => ['select 1 from accounts_session where account_id = ? and second_factor', id] as const
const wrongPassword =
  ({ code }: { readonly code?: string } = {}) =>
  () => ({ body: { password: 'nie to', ...(code && { code }) } })
/** Errors of routes that require password and code. */
const passwordAndCode = {
  BadPassword: wrongPassword({ code: '000000' }),
  BadCode: async ({ newAppUser }: Context) => {
    const member = await newAppUser()
    return { as: member, body: { password: member.password, code: '000000' } }
  },
  SecondFactorOff: ({ user }: Context) => ({ body: { password: user?.password, code: '000000' } }),
}

/** Second factors: codes of an app, and passkeys. */
export const factorExamples = examplesOf(accountsApi, createRecords, {
  showSecurity: { requests: { none: () => ({}) } },
  setUpTotp: {
    effect: 'secret stored',
    requests: {
      own: async ({ account }) => {
        const { id, password } = await account()
        return { body: { password }, appears: ['select 1 from accounts_totp where account_id = ?', id] }
      },
    },
    errors: {
      BadPassword: wrongPassword(),
      SecondFactorOn: async ({ newAppUser }) => {
        const member = await newAppUser()
        return { as: member, body: { password: member.password } }
      },
      SecondFactorNeeded: async ({ withoutFactor }) => {
        const { member } = await withoutFactor()
        return { as: member, body: { password: member.password } }
      },
    },
  },
  enableTotp: {
    effect: 'turned on',
    requests: {
      own: async ({ account }) => {
        const member = await account()
        return {
          body: { code: totpApp(await startSetup(member)).code() },
          appears: ['select 1 from accounts_totp where account_id = ? and confirmed_at is not null', member.id],
        }
      },
    },
    errors: {
      BadCode: async ({ createMember }) => {
        const member = await createMember()
        await startSetup(member)
        return { as: member, body: { code: 'abcdef' } }
      },
      SecondFactorOn: async ({ newAppUser }) => ({ as: await newAppUser(), body: { code: '000000' } }),
      SecondFactorOff: async ({ createMember }) => ({ as: await createMember(), body: { code: '000000' } }),
    },
  },
  disableTotp: {
    effect: 'turned off',
    requests: {
      own: async ({ appUser }) => {
        const { id, password, recovery } = await appUser()
        return { body: { password, code: recovery[0] }, vanishes: ['select 1 from accounts_totp where account_id = ?', id] }
      },
    },
    errors: passwordAndCode,
  },
  renewRecoveryCodes: {
    effect: 'codes renewed',
    requests: {
      own: async ({ appUser, rows }) => {
        const { id, password, recovery } = await appUser()
        const [{ old } = { old: '' }] = await rows<{ old: string }>(
          `select array_agg(hash)::text old from (select hash from accounts_recovery_code where account_id = ? limit 2) two`,
          [id],
        )
        return {
          body: { password, code: recovery[0] },
          // One of them is used up in any case.
          vanishes: [`select 1 from accounts_recovery_code where account_id = ? and hash = any(?::bytea[])`, id, old],
        }
      },
    },
    errors: passwordAndCode,
  },
  logInWithCode: {
    effect: 'session opened',
    requests: {
      own: async ({ appUser, firstStep }) => {
        const member = await appUser()
        return {
          body: { second_factor: await firstStep(member), code: member.recovery[0] },
          appears: verifiedSession(member.id),
        }
      },
      foreign: () => ({ body: { second_factor: generateToken(), code: '000000' } }),
    },
    may: { foreign: '410 second-factor-gone' },
    errors: {
      BadCode: async ({ newAppUser, firstStep }) => ({ body: { second_factor: await firstStep(await newAppUser()), code: 'abcdef' } }),
    },
  },
  startPasskeyRegistration: {
    effect: 'challenge stored',
    requests: {
      own: async ({ account }) => {
        const { id, password } = await account()
        return { body: { password }, appears: [`select 1 from accounts_token where account_id = ? and kind = 'passkey'`, id] }
      },
    },
    errors: { BadPassword: wrongPassword(), ...secondFactorErrors(({ password }, proof) => ({ body: { password, ...proof } })) },
  },
  addPasskey: {
    effect: 'added',
    requests: {
      own: async ({ account }) => {
        const member = await account()
        return {
          body: { response: makeVirtualAuthenticator().create(await registrationOptions(member)), name: 'Klucz' },
          appears: ['select 1 from accounts_passkey where account_id = ?', member.id],
        }
      },
      foreign: () => ({ body: { response: {}, name: 'Klucz' } }),
    },
    may: { foreign: '401 bad-passkey' },
    errors: {
      PasskeyKnown: async ({ createMember }) => {
        const { device } = await addPasskey(await createMember())
        const member = await createMember()
        return { as: member, body: { response: device.create(await registrationOptions(member)), name: 'Klucz' } }
      },
    },
  },
  listPasskeys: { requests: { none: () => ({}) } },
  removePasskey: {
    effect: 'gone',
    requests: {
      own: async ({ account, rows }) => {
        const member = await account()
        const { id } = await addPasskey(member)
        // Ordinary accounts have shown the passkey in their session; the table shows CMS and support without.
        await rows(
          `update accounts_session s set second_factor = a.type = 'user' from accounts_account a
           where a.id = s.account_id and a.id = ? returning 1`,
          [member.id],
        )
        return { params: { id }, vanishes: ['select 1 from accounts_passkey where id = ?', id] }
      },
      foreign: async ({ createMember }) => ({ params: { id: (await addPasskey(await createMember())).id } }),
    },
    may: { own: { staff: '403 second-factor-needed' }, foreign: '404 passkey-not-found' },
  },
  startPasskeyLogin: {
    effect: 'challenge stored',
    requests: {
      none: async ({ rows }) => {
        const open = `select count(*)::int n from accounts_token where kind = 'passkey' and account_id is null`
        const [before] = await rows<{ n: number }>(open)
        return { appears: [`select 1 where (${open}) > ?`, before?.n ?? 0] }
      },
    },
  },
  logInWithPasskey: {
    effect: 'session opened',
    requests: {
      own: async ({ account, setFactor }) => {
        const member = await account()
        const { device } = await addPasskey(member)
        const { body } = await member.browser.call('POST', at('passkey/login/options'), undefined, { authorization: '' })
        await setFactor(member.id, false)
        return { body: { response: device.get(body) }, appears: verifiedSession(member.id) }
      },
      foreign: () => ({ body: { response: {} } }),
    },
    may: { foreign: '401 bad-passkey' },
  },
})
