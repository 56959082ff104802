import { Schema } from 'effect'
import { Email } from '#core/kernel/field-schemas.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { RequestPasswordReset } from '../../use-cases/reset-password.ts'

/** Page head with breadcrumbs; the page needs no data. */
export const data = staticPageData(({ t }) => ({ value: null, head: { noindex: true, crumbs: [{ label: t('accounts.reminder.title') }] } }))

/** Requests a password reset without JavaScript. */
export const action = pageAction(RequestPasswordReset, {
  input: Schema.Struct({ email: Email }),
  redirectTo: (_, { href }) => href('reminder_sent') ?? '/',
})
