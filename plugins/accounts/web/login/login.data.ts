import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { safeReturnPath } from '#web/runtime/safe-return-path.ts'
import { LoginFormInput } from '../../contract/credentials.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData } from '../../contract/errors.ts'
import { LogIn } from '../../use-cases/log-in.ts'

/** Returns the path to continue at after signing in, and whether the account still needs activation. */
export const data = staticPageData(({ query, context, t }) => ({
  value: { returnTo: safeReturnPath(query['back']), notActivated: context.posted?.rejected?.code === 'error/account-not-activated' },
  head: { noindex: true, crumbs: [{ label: t('accounts.login.title') }] },
}))

/** Signs in without JavaScript. */
export const action = pageAction(LogIn, {
  input: LoginFormInput,
  extra: () => ({ refresh_token: null }),
  inlineErrors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated],
  sessionToken: (output) => ('refresh_token' in output && output.refresh_token !== null ? output.refresh_token : undefined),
  redirectTo: (output, { query, href }) =>
    ('second_factor' in output ? href('login_code', { token: output.second_factor }, query) : undefined) ?? safeReturnPath(query['back']),
})
