import { Schema } from 'effect'
import { Email, NewPassword } from '#core/kernel/typed.ts'
import { Validation } from '#core/plugin/doorway-failures.ts'
import { post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { MailedWord, Registration } from '../contract/credentials.ts'
import { ActivationTokenNotFound, ResetTokenNotFound } from '../contract/failures.ts'
import { Activate } from '../use-cases/activate.ts'
import { ConfirmReset } from '../use-cases/confirm-reset.ts'
import { JudgePassword } from '../use-cases/judge-password.ts'
import { Register } from '../use-cases/register.ts'
import { RequestReset } from '../use-cases/request-reset.ts'
import { ResendActivation } from '../use-cases/resend-activation.ts'
import { StatusOf } from './shapes.ts'

/** Rows of those who have no account yet, or cannot get into it (decisions §20). */
export const joiningRoutes = [
  post('/api/v1/account/account', {
    summary: 'Opens an account that waits for its e-mail to be confirmed; the answer is the same for an address that is known already.',
    input: Registration,
    output: Schema.Struct({ email: Schema.String, status: Schema.Literal('registered') }),
    handler: Register,
    access: 'anyone',
    errors: [TooManyRequests, Validation],
  }),
  post('/api/v1/account/activate/:token', {
    summary: 'Activates the account whose mail brought the word.',
    input: Schema.Struct({ token: MailedWord }),
    output: StatusOf('active'),
    handler: Activate,
    access: 'anyone',
    errors: [ActivationTokenNotFound],
  }),
  post('/api/v1/account/activate/resend/:email', {
    summary: 'Sends the mail that activates once more; the answer is the same whether such an account waits or not.',
    input: Schema.Struct({ email: Email }),
    output: StatusOf('sent'),
    handler: ResendActivation,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/reset/request/:email', {
    summary: 'Sends a mail by which a forgotten password is replaced; the answer is always the same.',
    input: Schema.Struct({ email: Email }),
    output: StatusOf('sent'),
    handler: RequestReset,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/reset/confirm/:token', {
    summary: 'Replaces a forgotten password by the word of the mail, which works once and for an hour, and signs out everywhere.',
    input: Schema.Struct({ token: MailedWord, password: NewPassword }),
    output: StatusOf('changed'),
    handler: ConfirmReset,
    access: 'anyone',
    errors: [ResetTokenNotFound, TooManyRequests, Validation],
  }),
  post('/api/v1/account/password-strength', {
    summary: 'Tells how hard a password is to guess while it is being chosen; nothing of it is kept.',
    input: Schema.Struct({
      password: Schema.String.check(Schema.isMaxLength(128, { message: 'FIELD_TOO_LONG' })),
      about: Schema.optional(
        Schema.Array(Schema.String.check(Schema.isMaxLength(254, { message: 'FIELD_TOO_LONG' }))).check(Schema.isMaxLength(5)),
      ),
    }),
    output: Schema.Struct({
      score: Schema.Literals([0, 1, 2, 3, 4]),
      breached: Schema.Boolean,
      warning: Schema.NullOr(Schema.Literals(['common', 'personal', 'name', 'word', 'keyboard', 'repeat', 'sequence', 'date'])),
    }),
    handler: JudgePassword,
    access: 'anyone',
    rate: { times: 120, seconds: 600 },
  }),
]
