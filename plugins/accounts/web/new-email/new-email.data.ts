import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { LinkToken } from '../../contract/credentials.ts'
import { EmailTaken, EmailTokenNotFound } from '../../contract/errors.ts'
import { ConfirmEmailChange } from '../../use-cases/change-email.ts'

/** Confirms the new address. It takes a button, because mail scanners follow links. */
export const action = pageAction(ConfirmEmailChange, {
  input: Schema.Struct({ token: LinkToken }),
  extra: ({ params }) => ({ token: params['token'] ?? '' }),
  inlineErrors: [EmailTokenNotFound, EmailTaken],
  redirectTo: (_, { href }) => href('email_changed') ?? '/',
})
