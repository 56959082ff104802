import { Schema } from 'effect'
import { sameAs } from '#core/kernel/same-as.ts'
import { NewPassword } from '#core/kernel/typed.ts'
import { pageAction } from '#web/data/page-action.ts'
import { plainPage } from '#web/data/plain-page.ts'
import { MailedWord } from '../../contract/credentials.ts'
import { ResetTokenNotFound } from '../../contract/failures.ts'
import { ConfirmReset } from '../../use-cases/confirm-reset.ts'

/** The word of the mail, which stands in the address, and whether it was just found to be over. */
export const data = plainPage(({ params, context }) => ({
  value: { token: params['token'] ?? '', gone: context.posted?.rejected?.code === 'error/reset-token-not-found' },
  head: {},
}))

/** A new password where there is no script. */
export const action = pageAction(ConfirmReset, {
  input: Schema.Struct({ token: MailedWord, password: NewPassword, password_repeat: Schema.String }).check(
    sameAs('password', 'password_repeat', 'PASSWORDS_DIFFER'),
  ),
  extra: ({ params }) => ({ token: params['token'] ?? '' }),
  inlineErrors: [ResetTokenNotFound],
  redirectTo: (_, { href }) => href('password_changed') ?? '/',
})
