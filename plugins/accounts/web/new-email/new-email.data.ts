import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { LinkToken } from '../../contract/credentials.ts'
import { EmailTaken, EmailTokenNotFound } from '../../contract/errors.ts'
import { ConfirmEmailChange, UndoEmailChange } from '../../use-cases/change-email.ts'

const tokenAction = (useCase: typeof ConfirmEmailChange | typeof UndoEmailChange) =>
  pageAction(useCase, {
    input: Schema.Struct({ token: LinkToken }),
    extra: ({ params }) => ({ token: params['token'] ?? '' }),
    inlineErrors: [EmailTokenNotFound, EmailTaken],
    redirectTo: (_, { href }) => href('email_changed') ?? '/',
  })

/** Confirms the new address. It takes a button, because mail scanners follow links. */
export const confirm = tokenAction(ConfirmEmailChange)
/** Undoes the change of the address. */
export const undo = tokenAction(UndoEmailChange)
