import { Schema } from 'effect'
import { Email } from '#core/kernel/typed.ts'
import { pageAction } from '#web/data/page-action.ts'
import { RequestReset } from '../../use-cases/request-reset.ts'

/** Asking for a new password where there is no script. */
export const action = pageAction(RequestReset, {
  takes: Schema.Struct({ email: Email }),
  goes: (_, { href }) => href('reminder_sent') ?? '/',
})
