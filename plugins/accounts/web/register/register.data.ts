import { pageAction } from '#web/data/page-action.ts'
import { pageData } from '#web/data/page-data.ts'
import { Registration } from '../../contract/credentials.ts'
import { AskTerms } from '../../use-cases/ask-terms.ts'
import { Register } from '../../use-cases/register.ts'

/** Which terms are accepted, and whether the form was sent just now. */
export const data = pageData(
  AskTerms,
  () => ({}),
  (_, { t }) => ({ noindex: true, crumbs: [{ label: t('accounts.register.title') }] }),
)

/** Registering where there is no script. */
export const action = pageAction(Register, {
  input: Registration,
  redirectTo: (_, { href }) => href('register_sent') ?? '/',
})
