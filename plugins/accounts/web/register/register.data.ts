import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { Registration } from '../../contract/credentials.ts'
import { ShowCurrentTerms } from '../../use-cases/own-account.ts'
import { RegisterAccount } from '../../use-cases/registration.ts'

/** Loads the date of the terms to accept. */
export const data = pageData(
  ShowCurrentTerms,
  () => ({}),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('accounts.register.title') }] }),
)

/** Registers without JavaScript. */
export const action = pageAction(RegisterAccount, {
  input: Registration,
  sessionCookies: ({ device }) => ({ device }),
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
