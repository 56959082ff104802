import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { safeBack } from '#web/data/safe-back.ts'
import { SecondStep } from '../../contract/factors.ts'
import { BadCode, SecondFactorGone } from '../../contract/failures.ts'
import { ConfirmLogIn } from '../../use-cases/confirm-log-in.ts'

/** Where one began, and goes again once the word is void. */
export const data = plainPage(({ query, href }) => ({ value: { login: href('login', {}, query) ?? '/' }, head: {} }))

/** The second step of signing in where there is no script. */
export const action = pageAction(ConfirmLogIn, {
  input: SecondStep,
  extra: ({ params }) => ({ second_factor: params['word'] ?? '', refresh_token: null }),
  inlineErrors: [BadCode, SecondFactorGone],
  sessionToken: ({ refresh_token }) => refresh_token,
  redirectTo: (_, { query }) => safeBack(query['back']),
})
