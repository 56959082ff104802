import { TOTP } from 'otpauth'
import { type AccountBrowser, goodPassword } from './account-browser.ts'

/** An app that makes codes: of the step of a moment, and as many steps later as are asked for. */
export const codeApp = (secret: string, now: () => Date = () => new Date()) => ({
  code: (later = 0) => new TOTP({ secret }).generate({ timestamp: now().getTime() + later * 30_000 }),
})

/** Turns codes of an app on for who has signed in; gives the app and the recovery codes. */
export const withCodeApp = async (
  browser: AccountBrowser,
  { password = goodPassword, now }: { password?: string; now?: () => Date } = {},
) => {
  const { body } = await browser.call('POST', '/api/v1/account/2fa/setup', { password })
  const app = codeApp(body.secret, now)
  const confirmed = await browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  return { app, recovery: confirmed.body.recovery_codes as readonly string[] }
}

/** The second step of a sign-in. */
export const secondStep = (browser: AccountBrowser, second_factor: string, code: string) =>
  browser.call('POST', '/api/v1/account/2fa/login', { second_factor, code })
