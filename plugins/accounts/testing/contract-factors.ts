import type { ContractCases, RouteCases } from '#config/quality/testing/contract/route-cases.ts'
import type { Call } from '#config/quality/testing/examples/send-call.ts'
import type { AccountData } from './contract-data.ts'
import type { Member } from './member.ts'
import { enableTotp, totpApp } from './totp.ts'
import { makeVirtualAuthenticator } from './virtual-authenticator.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const unknownToken = '0'.repeat(32)
const startSetup = async ({ browser, password }: Member) =>
  (await browser.call('POST', at('2fa/setup'), { password })).body.secret as string

/** Creates a member with TOTP enabled, and the app that generates the codes. */
const withApp = async ({ newMember }: AccountData) => {
  const member = await newMember()
  return { ...member, ...(await enableTotp(member.browser, member)) }
}
/** Returns the one-time token of the first sign-in step. */
const secondFactorToken = async ({ email, password, browser }: Member) =>
  (await browser.call('POST', '/api/login', { email, password }, { authorization: '', cookie: '' })).body.second_factor as string

/** Creates a support account that has a passkey and a session without second factor. */
const withoutFactor = async (data: AccountData) => {
  const member = await data.newMember()
  await data.promoteToSupport(member.id)
  const { id: passkey } = await addPasskey(member)
  await data.clearSecondFactor(member.id)
  return { ...member, passkey }
}
const registrationOptions = async ({ browser, password }: Member) => (await browser.call('POST', at('passkey/options'), { password })).body
const addPasskey = async (member: Member, device = makeVirtualAuthenticator()) => {
  const { body } = await member.browser.call('POST', at('passkey'), {
    response: device.create(await registrationOptions(member)),
    name: 'Klucz',
  })
  return { device, id: body.id as string }
}
const loginOptions = async ({ browser }: Member) =>
  (await browser.call('POST', at('passkey/login/options'), undefined, { authorization: '' })).body

const withoutSecondFactor = (path: string, body?: Call['body']) => async (data: AccountData) => {
  const { browser, password } = await withoutFactor(data)
  return { path: at(path), as: browser, body: body ?? { password } }
}
const wrongPassword =
  (path: string, body: Call['body'] = {}) =>
  async ({ newMember }: AccountData) => ({
    path: at(path),
    as: (await newMember()).browser,
    body: { ...body, password: 'nie to' },
  })

/** Error cases of a route that asks an account for its second factor: without one, with a wrong code, with an invalid passkey. */
export const secondFactorErrors = (
  call: (member: Member, proof: Readonly<Record<string, unknown>>) => Call,
): RouteCases<AccountData>['errors'] & object => ({
  'error/second-factor-needed': async (data) => call(await withApp(data), {}),
  'error/bad-code': async (data) => call(await withApp(data), { code: '000000' }),
  'error/bad-passkey': async ({ newMember }) => {
    const member = await newMember()
    await addPasskey(member)
    return call(member, { passkey: {} })
  },
})

/** Cases of a route that requires password and code. */
const passwordAndCode = (path: string): RouteCases<AccountData> => ({
  success: async (data) => {
    const { browser, password, recovery } = await withApp(data)
    return { path: at(path), as: browser, body: { password, code: recovery[0] ?? '' } }
  },
  errors: {
    'error/bad-password': wrongPassword(path, { code: '000000' }),
    'error/bad-code': async (data) => {
      const { browser, password } = await withApp(data)
      return { path: at(path), as: browser, body: { password, code: '000000' } }
    },
    'error/second-factor-off': async ({ newMember }) => {
      const { browser, password } = await newMember()
      return { path: at(path), as: browser, body: { password, code: '000000' } }
    },
  },
})

/** Contract of the routes of multi-factor authentication. */
export const factorCases: ContractCases<AccountData> = {
  'get /api/v1/account/2fa': { success: ({ member: { browser } }) => ({ path: at('2fa'), as: browser }) },
  'post /api/v1/account/2fa/setup': {
    success: async ({ newMember }) => {
      const { browser, password } = await newMember()
      return { path: at('2fa/setup'), as: browser, body: { password } }
    },
    errors: {
      'error/bad-password': wrongPassword('2fa/setup'),
      'error/second-factor-on': async (data) => {
        const { browser, password } = await withApp(data)
        return { path: at('2fa/setup'), as: browser, body: { password } }
      },
      'error/second-factor-needed': withoutSecondFactor('2fa/setup'),
    },
  },
  'post /api/v1/account/2fa/confirm': {
    success: async ({ newMember }) => {
      const member = await newMember()
      return { path: at('2fa/confirm'), as: member.browser, body: { code: totpApp(await startSetup(member)).code() } }
    },
    errors: {
      'error/bad-code': async ({ newMember }) => {
        const member = await newMember()
        await startSetup(member)
        return { path: at('2fa/confirm'), as: member.browser, body: { code: 'abcdef' } }
      },
      'error/second-factor-on': async (data) => ({
        path: at('2fa/confirm'),
        as: (await withApp(data)).browser,
        body: { code: '000000' },
      }),
      'error/second-factor-off': async ({ newMember }) => ({
        path: at('2fa/confirm'),
        as: (await newMember()).browser,
        body: { code: '000000' },
      }),
    },
  },
  'post /api/v1/account/2fa/disable': passwordAndCode('2fa/disable'),
  'post /api/v1/account/2fa/recovery': passwordAndCode('2fa/recovery'),
  'post /api/v1/account/2fa/login': {
    success: async (data) => {
      const member = await withApp(data)
      return { path: at('2fa/login'), body: { second_factor: await secondFactorToken(member), code: member.recovery[0] ?? '' } }
    },
    errors: {
      'error/bad-code': async (data) => ({
        path: at('2fa/login'),
        body: { second_factor: await secondFactorToken(await withApp(data)), code: 'abcdef' },
      }),
      'error/second-factor-gone': () => ({ path: at('2fa/login'), body: { second_factor: unknownToken, code: '000000' } }),
    },
  },
  'post /api/v1/account/passkey/options': {
    success: async ({ newMember }) => {
      const { browser, password } = await newMember()
      return { path: at('passkey/options'), as: browser, body: { password } }
    },
    errors: {
      'error/bad-password': wrongPassword('passkey/options'),
      ...secondFactorErrors(({ browser, password }, proof) => ({ path: at('passkey/options'), as: browser, body: { password, ...proof } })),
    },
  },
  'post /api/v1/account/passkey': {
    success: async ({ newMember }) => {
      const member = await newMember()
      const response = makeVirtualAuthenticator().create(await registrationOptions(member))
      return { path: at('passkey'), as: member.browser, body: { response, name: 'Klucz' } }
    },
    errors: {
      'error/bad-passkey': ({ member: { browser } }) => ({ path: at('passkey'), as: browser, body: { response: {}, name: 'Klucz' } }),
      'error/passkey-known': async ({ newMember }) => {
        const { device } = await addPasskey(await newMember())
        const member = await newMember()
        return {
          path: at('passkey'),
          as: member.browser,
          body: { response: device.create(await registrationOptions(member)), name: 'Klucz' },
        }
      },
    },
  },
  'get /api/v1/account/passkey': { success: ({ member: { browser } }) => ({ path: at('passkey'), as: browser }) },
  'delete /api/v1/account/passkey/:id': {
    success: async ({ newMember }) => {
      const member = await newMember()
      return { path: at(`passkey/${(await addPasskey(member)).id}`), as: member.browser }
    },
    errors: {
      'error/passkey-not-found': ({ member: { id, browser } }) => ({ path: at(`passkey/${id}`), as: browser }),
      'error/second-factor-needed': async (data) => {
        const { passkey, browser } = await withoutFactor(data)
        return { path: at(`passkey/${passkey}`), as: browser }
      },
    },
  },
  'post /api/v1/account/passkey/login/options': { success: () => ({ path: at('passkey/login/options') }) },
  'post /api/v1/account/passkey/login': {
    success: async ({ newMember }) => {
      const member = await newMember()
      const { device } = await addPasskey(member)
      return { path: at('passkey/login'), body: { response: device.get(await loginOptions(member)) } }
    },
    errors: { 'error/bad-passkey': () => ({ path: at('passkey/login'), body: { response: {} } }) },
  },
}
