import { Schema } from 'effect'
import { Email } from '#core/kernel/typed.ts'
import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { RequestReset } from '../../use-cases/request-reset.ts'

/** Nothing but the way here. */
export const data = plainPage(({ t }) => ({ value: null, head: { noindex: true, crumbs: [{ label: t('accounts.reminder.title') }] } }))

/** Asking for a new password where there is no script. */
export const action = pageAction(RequestReset, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('reminder_sent') ?? '/',
})
