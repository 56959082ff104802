import { TOTP } from 'otpauth'
import { type AccountBrowser, goodPassword } from './account-browser.ts'

/** Authenticator app: generates the code of the current time step, or of a step ahead. */
export const totpApp = (secret: string, now: () => Date = () => new Date()) => ({
  code: (stepsAhead = 0) => new TOTP({ secret }).generate({ timestamp: now().getTime() + stepsAhead * 30_000 }),
})

/** Enables TOTP for the signed-in account; returns the app and the recovery codes. */
export const enableTotp = async (
  browser: AccountBrowser,
  { password = goodPassword, now }: { password?: string; now?: () => Date } = {},
) => {
  const { body } = await browser.call('POST', '/api/v1/account/2fa/setup', { password })
  const app = totpApp(body.secret, now)
  const confirmed = await browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  return { app, recovery: confirmed.body.recovery_codes as readonly string[] }
}

/** Completes a sign-in by the code of the second factor. */
export const submitSecondFactor = (browser: AccountBrowser, second_factor: string, code: string) =>
  browser.call('POST', '/api/v1/account/2fa/login', { second_factor, code })
