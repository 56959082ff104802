import { safeReturnPath } from '#web/runtime/safe-return-path.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { BadCode, SecondFactorGone } from '../../contract/errors.ts'
import { SecondFactorLogin } from '../../contract/factors.ts'
import { LogInWithCode } from '../../use-cases/log-in-with-code.ts'

/** Path of the sign-in page, where the user starts again once the token is invalid. */
export const data = staticPageData(({ query, href }) => ({ value: { login: href('login', {}, query) ?? '/' }, head: {} }))

/** Completes a sign-in without JavaScript. */
export const action = pageAction(LogInWithCode, {
  input: SecondFactorLogin,
  extra: ({ params }) => ({ second_factor: params['token'] ?? '', refresh_token: null }),
  inlineErrors: [BadCode, SecondFactorGone],
  sessionCookies: ({ refresh_token, device }) => ({ refresh_token, device }),
  redirectTo: (_, { query }) => safeReturnPath(query['back']),
})
