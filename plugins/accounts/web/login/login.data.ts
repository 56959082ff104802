import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { safeBack } from '#web/data/safe-back.ts'
import { LogInHere } from '../../contract/credentials.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData } from '../../contract/failures.ts'
import { LogIn } from '../../use-cases/log-in.ts'

/** Where one goes on after signing in: back to what one was doing, as far as that is on this site. */
export const data = plainPage(({ query, context, t }) => ({
  value: { back: safeBack(query['back']), waiting: context.posted?.rejected?.code === 'error/account-not-activated' },
  head: { noindex: true, crumbs: [{ label: t('accounts.login.title') }] },
}))

/** Signing in where there is no script. */
export const action = pageAction(LogIn, {
  input: LogInHere,
  extra: () => ({ refresh_token: null }),
  inlineErrors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated],
  sessionToken: (output) => ('refresh_token' in output && output.refresh_token !== null ? output.refresh_token : undefined),
  redirectTo: (output, { query, href }) =>
    ('second_factor' in output ? href('login_code', { word: output.second_factor }, query) : undefined) ?? safeBack(query['back']),
})
