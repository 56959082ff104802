import type { ContractCases, RouteCases } from '#config/quality/testing/contract/route-cases.ts'
import { newId } from '#core/kernel/ids.ts'
import type { AccountData } from './contract-data.ts'

const at = (rest: string) => `/api/v1/account/${rest}`

const logIn = (path: string): RouteCases<AccountData> => ({
  success: ({ member: { email, password } }) => ({ path, body: { email, password } }),
  errors: {
    'error/missing-authentication-data': ({ member: { email } }) => ({ path, body: { email } }),
    'error/invalid-authentication-data': ({ member: { email } }) => ({ path, body: { email, password: 'nie to' } }),
    'error/account-not-activated': async ({ registerAccount }) => ({ path, body: await registerAccount() }),
    'error/one-time-password-expired': async ({ expireOneTimePassword, newMember }) => {
      const { id, email, password } = await newMember()
      await expireOneTimePassword(id)
      return { path, body: { email, password } }
    },
    'error/bad-password': async ({ newMember }) => {
      const { email, browser } = await newMember()
      return { path, body: { email, password: 'nie to' }, as: browser }
    },
  },
})
const cookieOf = async ({ newMember }: AccountData) => ({ cookie: (await newMember()).browser.cookie ?? '', origin: 'http://kredka.test' })

/** Contract of the routes of sign-in, sign-out and devices. */
export const sessionCases: ContractCases<AccountData> = {
  'post /api/login': logIn('/api/login'),
  'post /api/v1/account/login': logIn(at('login')),
  'post /api/v1/account/refresh': {
    success: async (data) => ({ path: at('refresh'), headers: await cookieOf(data) }),
    errors: {
      'error/missing-refresh-token-cookie': () => ({ path: at('refresh') }),
      'error/expired-authentication-data': () => ({
        path: at('refresh'),
        headers: { cookie: 'refresh_token=expired', origin: 'http://kredka.test' },
      }),
    },
  },
  'post /api/v1/account/logout': { success: async (data) => ({ path: at('logout'), headers: await cookieOf(data) }) },
  'get /api/v1/account/session': { success: ({ member: { browser } }) => ({ path: at('session'), as: browser }) },
  'delete /api/v1/account/session': { success: async ({ newMember }) => ({ path: at('session'), as: (await newMember()).browser }) },
  'delete /api/v1/account/session/:id': {
    success: async ({ newMember }) => {
      const { browser } = await newMember()
      const { body } = await browser.call('GET', at('session'))
      return { path: at(`session/${body[0].id}`), as: browser }
    },
    errors: { 'error/session-not-found': ({ member: { browser } }) => ({ path: at(`session/${newId()}`), as: browser }) },
  },
}
