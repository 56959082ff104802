import type { MessageKey } from '#core/kernel/message-key.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { pageRequest } from '#web/runtime/page-request.ts'
import { safeReturnPath } from '#web/runtime/safe-return-path.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { LoginFormInput } from '../../contract/credentials.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData, OneTimePasswordExpired } from '../../contract/errors.ts'
import { LogIn } from '../../use-cases/log-in.ts'

interface LoginPage {
  /** Path to continue at after signing in. */
  readonly returnTo: string
  /** The posted credentials are right, but the account still needs activation. */
  readonly notActivated: boolean
}

/** Returns the data of a sign-in page; sends who is signed in on to the path to continue at. */
export const loginData = async (pageContext: PageContext, title: MessageKey, home = '/'): Promise<PageData<LoginPage>> => {
  const { query, context, t } = pageRequest(pageContext)
  const { posted, session } = context
  const returnTo = safeReturnPath(query['back'] ?? home)
  if (!posted && typeof (await session.authorize('user', undefined)) !== 'string') throw pageExit({ seeOther: returnTo })
  return {
    value: { returnTo, notActivated: posted?.rejected?.code === 'error/account-not-activated' },
    head: { noindex: true, crumbs: [{ label: t(title) }] },
  }
}

/** Data of the site's sign-in page. */
export const data = (pageContext: PageContext) => loginData(pageContext, 'accounts.login.title')

/** Signs in without JavaScript. */
export const action = pageAction(LogIn, {
  input: LoginFormInput,
  extra: () => ({ refresh_token: null }),
  inlineErrors: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated, OneTimePasswordExpired],
  sessionCookies: (output) => ('device' in output ? output : undefined),
  redirectTo: (output, { query, href }) => {
    if ('new_password' in output) return href('new_password', { token: output.new_password }) ?? '/'
    const secondStep = 'second_factor' in output ? href('login_code', { token: output.second_factor }, query) : undefined
    return secondStep ?? safeReturnPath(query['back'])
  },
})
