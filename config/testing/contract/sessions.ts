import { newId } from '#core/kernel/ids.ts'
import type { Facts, Line } from './line.ts'

const at = (rest: string) => `/api/v1/account/${rest}`

const logIn = (path: string): Line => ({
  good: ({ member: { email, password } }) => ({ path, body: { email, password } }),
  errors: {
    'error/missing-authentication-data': ({ member: { email } }) => ({ path, body: { email } }),
    'error/invalid-authentication-data': ({ member: { email } }) => ({ path, body: { email, password: 'nie to' } }),
    'error/account-not-activated': async ({ register }) => ({ path, body: await register() }),
    'error/bad-password': async ({ join }) => {
      const { email, browser } = await join()
      return { path, body: { email, password: 'nie to' }, as: browser }
    },
  },
})
const cookieOf = async ({ join }: Facts) => ({ cookie: (await join()).browser.cookie ?? '', origin: 'http://kredka.test' })

/** Rows of signing in and out, and of devices. */
export const sessionLines: Readonly<Record<string, Line>> = {
  'post /api/login': logIn('/api/login'),
  'post /api/v1/account/login': logIn(at('login')),
  'post /api/v1/account/refresh': {
    good: async (facts) => ({ path: at('refresh'), headers: await cookieOf(facts) }),
    errors: {
      'error/missing-refresh-token-cookie': () => ({ path: at('refresh') }),
      'error/expired-authentication-data': () => ({
        path: at('refresh'),
        headers: { cookie: 'refresh_token=over', origin: 'http://kredka.test' },
      }),
    },
  },
  'post /api/v1/account/logout': { good: async (facts) => ({ path: at('logout'), headers: await cookieOf(facts) }) },
  'get /api/v1/account/session': { good: ({ member: { browser } }) => ({ path: at('session'), as: browser }) },
  'delete /api/v1/account/session': { good: async ({ join }) => ({ path: at('session'), as: (await join()).browser }) },
  'delete /api/v1/account/session/:id': {
    good: async ({ join }) => {
      const { browser } = await join()
      const { body } = await browser.call('GET', at('session'))
      return { path: at(`session/${body[0].id}`), as: browser }
    },
    errors: { 'error/session-not-found': ({ member: { browser } }) => ({ path: at(`session/${newId()}`), as: browser }) },
  },
}
