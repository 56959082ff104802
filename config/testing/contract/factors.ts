import { newId, newSecret } from '#core/kernel/ids.ts'
import { makeAuthenticator } from '#plugins/accounts/testing/authenticator.ts'
import { codeApp } from '../factor.ts'
import type { Member } from '../member.ts'
import type { Call, Facts, Line } from './line.ts'

const at = (rest: string) => `/api/v1/account/${rest}`
const site = 'http://kredka.test'

/** Begins with codes of an app; the app. */
const begun = async ({ browser, password }: Member) => {
  const { body } = await browser.call('POST', at('2fa/setup'), { password })
  return codeApp(body.secret)
}
/** Turns them on; the app. */
const turnedOn = async (member: Member) => {
  const app = await begun(member)
  await member.browser.call('POST', at('2fa/confirm'), { code: app.code() })
  return app
}
const as = ({ browser }: Member, path: string, body: Call['body']): Call => ({ path: at(path), as: browser, ...(body && { body }) })

/** A row that takes password and code. */
const proof = (path: string): Line => ({
  good: async ({ join }) => {
    const member = await join()
    const app = await turnedOn(member)
    return as(member, path, { password: member.password, code: app.code(1) })
  },
  fails: {
    'error/bad-password': async ({ join }) => as(await join(), path, { password: 'nie to', code: '123456' }),
    'error/bad-code': async ({ join }) => {
      const member = await join()
      await turnedOn(member)
      return as(member, path, { password: member.password, code: 'AAAA-AAAA-AAAA' })
    },
    'error/second-factor-off': async ({ join }) => {
      const member = await join()
      return as(member, path, { password: member.password, code: '123456' })
    },
  },
})
const needed = { 'error/second-factor-needed': 'second-factor-required.db.test.ts' }
const impossible = { 'error/passkeys-impossible': 'passkeys-impossible.db.test.ts' }

/** The first step of a sign-in with codes of an app; its word and the app. */
const firstStep = async ({ join }: Facts) => {
  const member = await join()
  const app = await turnedOn(member)
  // Whoever has signed in already only proves the password.
  const { body } = await member.browser.call('POST', at('login'), { email: member.email, password: member.password }, { authorization: '' })
  return { second_factor: body.second_factor as string, app }
}
/** A passkey that a device has made for somebody, and what the device said. */
const made = async (member: Member, device = makeAuthenticator(site)) => {
  const { body } = await member.browser.call('POST', at('passkey/options'), { password: member.password })
  return { device, body: { response: device.makes(body.challenge), name: 'Telefon' } }
}
const nobodys = () => Buffer.from(newSecret()).toString('base64url')

/** Rows of second factors. */
export const factorLines: Readonly<Record<string, Line>> = {
  'post /api/v1/account/2fa/setup': {
    good: async ({ join }) => {
      const member = await join()
      return as(member, '2fa/setup', { password: member.password })
    },
    fails: {
      'error/bad-password': async ({ join }) => as(await join(), '2fa/setup', { password: 'nie to' }),
      'error/second-factor-on': async ({ join }) => {
        const member = await join()
        await turnedOn(member)
        return as(member, '2fa/setup', { password: member.password })
      },
    },
    elsewhere: needed,
  },
  'post /api/v1/account/2fa/confirm': {
    good: async ({ join }) => {
      const member = await join()
      return as(member, '2fa/confirm', { code: (await begun(member)).code() })
    },
    fails: {
      'error/bad-code': async ({ join }) => {
        const member = await join()
        await begun(member)
        return as(member, '2fa/confirm', { code: 'nie to' })
      },
      'error/second-factor-off': async ({ join }) => as(await join(), '2fa/confirm', { code: '123456' }),
      'error/second-factor-on': async ({ join }) => {
        const member = await join()
        return as(member, '2fa/confirm', { code: (await turnedOn(member)).code(1) })
      },
    },
  },
  'post /api/v1/account/2fa/disable': proof('2fa/disable'),
  'post /api/v1/account/2fa/recovery': proof('2fa/recovery'),
  'post /api/v1/account/2fa/login': {
    good: async (facts) => {
      const { second_factor, app } = await firstStep(facts)
      return { path: at('2fa/login'), body: { second_factor, code: app.code(1) } }
    },
    fails: {
      'error/bad-code': async (facts) => ({
        path: at('2fa/login'),
        body: { second_factor: (await firstStep(facts)).second_factor, code: 'nie to' },
      }),
      'error/second-factor-gone': () => ({ path: at('2fa/login'), body: { second_factor: newSecret(), code: '123456' } }),
    },
  },
  'post /api/v1/account/passkey/options': {
    good: async ({ join }) => {
      const member = await join()
      return as(member, 'passkey/options', { password: member.password })
    },
    fails: { 'error/bad-password': async ({ join }) => as(await join(), 'passkey/options', { password: 'nie to' }) },
    elsewhere: { ...needed, ...impossible },
  },
  'post /api/v1/account/passkey': {
    good: async ({ join }) => {
      const member = await join()
      return as(member, 'passkey', (await made(member)).body)
    },
    fails: {
      'error/bad-passkey': async ({ join }) =>
        as(await join(), 'passkey', { response: makeAuthenticator(site).makes(nobodys()), name: 'Telefon' }),
      'error/passkey-known': async ({ join }) => {
        const [first, second] = [await join(), await join()]
        const { device, body } = await made(first)
        await first.browser.call('POST', at('passkey'), body)
        return as(second, 'passkey', (await made(second, device)).body)
      },
    },
  },
  'get /api/v1/account/passkey': { good: ({ member: { browser } }) => ({ path: at('passkey'), as: browser }) },
  'delete /api/v1/account/passkey/:id': {
    good: async ({ join }) => {
      const member = await join()
      const { body } = await member.browser.call('POST', at('passkey'), (await made(member)).body)
      return as(member, `passkey/${body.id}`, undefined)
    },
    fails: { 'error/passkey-not-found': async ({ member }) => as(member, `passkey/${newId()}`, undefined) },
    elsewhere: needed,
  },
  'post /api/v1/account/passkey/login/options': { good: () => ({ path: at('passkey/login/options') }), elsewhere: impossible },
  'post /api/v1/account/passkey/login': {
    good: async ({ join }) => {
      const member = await join()
      const { device, body } = await made(member)
      await member.browser.call('POST', at('passkey'), body)
      const asked = await member.browser.call('POST', at('passkey/login/options'))
      return { path: at('passkey/login'), body: { response: device.signs(asked.body.challenge, member.id) } }
    },
    fails: {
      'error/bad-passkey': ({ member }) => ({
        path: at('passkey/login'),
        body: { response: makeAuthenticator(site).signs(nobodys(), member.id) },
      }),
    },
  },
}
