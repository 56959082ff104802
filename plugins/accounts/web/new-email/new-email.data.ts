import { Schema } from 'effect'
import { pageAction } from '#web/data/page-action.ts'
import { MailedWord } from '../../contract/credentials.ts'
import { EmailTaken, EmailTokenNotFound } from '../../contract/failures.ts'
import { ConfirmEmail, UndoEmail } from '../../use-cases/change-email.ts'

const by = (does: typeof ConfirmEmail | typeof UndoEmail) =>
  pageAction(does, {
    input: Schema.Struct({ token: MailedWord }),
    extra: ({ params }) => ({ token: params['token'] ?? '' }),
    inlineErrors: [EmailTokenNotFound, EmailTaken],
    redirectTo: (_, { href }) => href('email_changed') ?? '/',
  })

/** A new address confirms itself. A button and not the link alone: programs that look at mails follow links. */
export const confirm = by(ConfirmEmail)
/** The old address undoes the change. */
export const undo = by(UndoEmail)
