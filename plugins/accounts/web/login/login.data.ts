import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { safeBack } from '#web/data/safe-back.ts'
import { LogInHere } from '../../contract/credentials.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData } from '../../contract/failures.ts'
import { LogIn } from '../../use-cases/log-in.ts'

/** Where one goes on after signing in: back to what one was doing, as far as that is on this site. */
export const data = plainPage(({ query, house, t }) => ({
  value: { back: safeBack(query['back']), waiting: house.posted?.refused?.code === 'error/account-not-activated' },
  head: { noindex: true, crumbs: [{ label: t('accounts.login.title') }] },
}))

/** Signing in where there is no script. */
export const action = pageAction(LogIn, {
  takes: LogInHere,
  adds: () => ({ refresh_token: null }),
  tells: [MissingAuthenticationData, InvalidAuthenticationData, AccountNotActivated],
  signs: (output) => ('refresh_token' in output && output.refresh_token !== null ? output.refresh_token : undefined),
  goes: (output, { query, href }) =>
    ('second_factor' in output ? href('login_code', { word: output.second_factor }, query) : undefined) ?? safeBack(query['back']),
})
