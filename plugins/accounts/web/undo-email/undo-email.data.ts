import { Schema } from 'effect'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { NewPasswordByLink } from '../../contract/credentials.ts'
import { EmailTaken, EmailTokenNotFound } from '../../contract/errors.ts'
import { UndoEmailChange } from '../../use-cases/change-email.ts'

/** Returns the token in the path, and whether the posted form was rejected because the token is invalid. */
export const data = staticPageData(({ params, context }) => ({
  value: { token: params['token'] ?? '', expired: context.posted?.rejected?.code === 'error/email-token-not-found' },
  head: {},
}))

/** Undoes the change of the address and sets the new password without JavaScript. */
export const action = pageAction(UndoEmailChange, {
  input: Schema.Struct({ ...NewPasswordByLink.fields, password_repeat: Schema.String }).check(
    fieldsMatch('password', 'password_repeat', 'PASSWORDS_DIFFER'),
  ),
  extra: ({ params }) => ({ token: params['token'] ?? '', refresh_token: null }),
  sessionCookies: ({ device }) => ({ device }),
  inlineErrors: [EmailTokenNotFound, EmailTaken],
  redirectTo: (_, { href }) => href('email_changed') ?? '/',
})
