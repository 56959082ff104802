import { makeAuthenticator } from '#plugins/accounts/testing/authenticator.ts'
import { codeApp, withCodeApp } from '../factor.ts'
import type { Member } from '../member.ts'
import type { Call, Facts, Line } from './line.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const noWord = '0'.repeat(32)
const asked = async ({ browser, password }: Member) => (await browser.call('POST', at('2fa/setup'), { password })).body.secret as string

/** Somebody who is asked for codes, with the app. */
const withApp = async ({ join }: Facts) => {
  const member = await join()
  return { ...member, ...(await withCodeApp(member.browser, member)) }
}
/** The word of a first step. */
const wordOf = async ({ email, password, browser }: Member) =>
  (await browser.call('POST', '/api/login', { email, password }, { authorization: '', cookie: '' })).body.second_factor as string

/** Somebody of support who has a second factor and has signed in without it. */
const withoutFactor = async (facts: Facts) => {
  const member = await facts.join()
  await facts.promote(member.id)
  const { id: passkey } = await keep(member)
  await facts.forgetFactor(member.id)
  return { ...member, passkey }
}
const optionsFor = async ({ browser, password }: Member) => (await browser.call('POST', at('passkey/options'), { password })).body
const keep = async (member: Member, device = makeAuthenticator()) => {
  const { body } = await member.browser.call('POST', at('passkey'), { response: device.create(await optionsFor(member)), name: 'Klucz' })
  return { device, id: body.id as string }
}
const signing = async ({ browser }: Member) =>
  (await browser.call('POST', at('passkey/login/options'), undefined, { authorization: '' })).body

const needs = (path: string, body?: Call['body']) => async (facts: Facts) => {
  const { browser, password } = await withoutFactor(facts)
  return { path: at(path), as: browser, body: body ?? { password } }
}
const wrong =
  (path: string, body: Call['body'] = {}) =>
  async ({ join }: Facts) => ({
    path: at(path),
    as: (await join()).browser,
    body: { ...body, password: 'nie to' },
  })

/** Rows that password and code together open. */
const proven = (path: string): Line => ({
  good: async (facts) => {
    const { browser, password, recovery } = await withApp(facts)
    return { path: at(path), as: browser, body: { password, code: recovery[0] ?? '' } }
  },
  errors: {
    'error/bad-password': wrong(path, { code: '000000' }),
    'error/bad-code': async (facts) => {
      const { browser, password } = await withApp(facts)
      return { path: at(path), as: browser, body: { password, code: '000000' } }
    },
    'error/second-factor-off': async ({ join }) => {
      const { browser, password } = await join()
      return { path: at(path), as: browser, body: { password, code: '000000' } }
    },
  },
})

/** Rows of second factors. */
export const factorLines: Readonly<Record<string, Line>> = {
  'post /api/v1/account/2fa/setup': {
    good: async ({ join }) => {
      const { browser, password } = await join()
      return { path: at('2fa/setup'), as: browser, body: { password } }
    },
    errors: {
      'error/bad-password': wrong('2fa/setup'),
      'error/second-factor-on': async (facts) => {
        const { browser, password } = await withApp(facts)
        return { path: at('2fa/setup'), as: browser, body: { password } }
      },
      'error/second-factor-needed': needs('2fa/setup'),
    },
  },
  'post /api/v1/account/2fa/confirm': {
    good: async ({ join }) => {
      const member = await join()
      return { path: at('2fa/confirm'), as: member.browser, body: { code: codeApp(await asked(member)).code() } }
    },
    errors: {
      'error/bad-code': async ({ join }) => {
        const member = await join()
        await asked(member)
        return { path: at('2fa/confirm'), as: member.browser, body: { code: 'abcdef' } }
      },
      'error/second-factor-on': async (facts) => ({
        path: at('2fa/confirm'),
        as: (await withApp(facts)).browser,
        body: { code: '000000' },
      }),
      'error/second-factor-off': async ({ join }) => ({ path: at('2fa/confirm'), as: (await join()).browser, body: { code: '000000' } }),
    },
  },
  'post /api/v1/account/2fa/disable': proven('2fa/disable'),
  'post /api/v1/account/2fa/recovery': proven('2fa/recovery'),
  'post /api/v1/account/2fa/login': {
    good: async (facts) => {
      const member = await withApp(facts)
      return { path: at('2fa/login'), body: { second_factor: await wordOf(member), code: member.recovery[0] ?? '' } }
    },
    errors: {
      'error/bad-code': async (facts) => ({
        path: at('2fa/login'),
        body: { second_factor: await wordOf(await withApp(facts)), code: 'abcdef' },
      }),
      'error/second-factor-gone': () => ({ path: at('2fa/login'), body: { second_factor: noWord, code: '000000' } }),
    },
  },
  'post /api/v1/account/passkey/options': {
    good: async ({ join }) => {
      const { browser, password } = await join()
      return { path: at('passkey/options'), as: browser, body: { password } }
    },
    errors: { 'error/bad-password': wrong('passkey/options'), 'error/second-factor-needed': needs('passkey/options') },
  },
  'post /api/v1/account/passkey': {
    good: async ({ join }) => {
      const member = await join()
      const response = makeAuthenticator().create(await optionsFor(member))
      return { path: at('passkey'), as: member.browser, body: { response, name: 'Klucz' } }
    },
    errors: {
      'error/bad-passkey': ({ member: { browser } }) => ({ path: at('passkey'), as: browser, body: { response: {}, name: 'Klucz' } }),
      'error/passkey-known': async ({ join }) => {
        const member = await join()
        const { device } = await keep(member)
        return { path: at('passkey'), as: member.browser, body: { response: device.create(await optionsFor(member)), name: 'Klucz' } }
      },
    },
  },
  'get /api/v1/account/passkey': { good: ({ member: { browser } }) => ({ path: at('passkey'), as: browser }) },
  'delete /api/v1/account/passkey/:id': {
    good: async ({ join }) => {
      const member = await join()
      return { path: at(`passkey/${(await keep(member)).id}`), as: member.browser }
    },
    errors: {
      'error/passkey-not-found': ({ member: { id, browser } }) => ({ path: at(`passkey/${id}`), as: browser }),
      'error/second-factor-needed': async (facts) => {
        const { passkey, browser } = await withoutFactor(facts)
        return { path: at(`passkey/${passkey}`), as: browser }
      },
    },
  },
  'post /api/v1/account/passkey/login/options': { good: () => ({ path: at('passkey/login/options') }) },
  'post /api/v1/account/passkey/login': {
    good: async ({ join }) => {
      const member = await join()
      const { device } = await keep(member)
      return { path: at('passkey/login'), body: { response: device.get(await signing(member)) } }
    },
    errors: { 'error/bad-passkey': () => ({ path: at('passkey/login'), body: { response: {} } }) },
  },
}
