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
    tells: 'Opens an account that waits for its e-mail to be confirmed; the answer is the same for an address that is known already.',
    takes: Registration,
    gives: Schema.Struct({ email: Schema.String, status: Schema.Literal('registered') }),
    does: Register,
    may: 'anyone',
    fails: [TooManyRequests, Validation],
  }),
  post('/api/v1/account/activate/:token', {
    tells: 'Activates the account whose mail brought the word.',
    takes: Schema.Struct({ token: MailedWord }),
    gives: StatusOf('active'),
    does: Activate,
    may: 'anyone',
    fails: [ActivationTokenNotFound],
  }),
  post('/api/v1/account/activate/resend/:email', {
    tells: 'Sends the mail that activates once more; the answer is the same whether such an account waits or not.',
    takes: Schema.Struct({ email: Email }),
    gives: StatusOf('sent'),
    does: ResendActivation,
    may: 'anyone',
    fails: [TooManyRequests],
  }),
  post('/api/v1/account/reset/request/:email', {
    tells: 'Sends a mail by which a forgotten password is replaced; the answer is always the same.',
    takes: Schema.Struct({ email: Email }),
    gives: StatusOf('sent'),
    does: RequestReset,
    may: 'anyone',
    fails: [TooManyRequests],
  }),
  post('/api/v1/account/reset/confirm/:token', {
    tells: 'Replaces a forgotten password by the word of the mail, which works once and for an hour, and signs out everywhere.',
    takes: Schema.Struct({ token: MailedWord, password: NewPassword }),
    gives: StatusOf('changed'),
    does: ConfirmReset,
    may: 'anyone',
    fails: [ResetTokenNotFound, TooManyRequests, Validation],
  }),
  post('/api/v1/account/password-strength', {
    tells: 'Tells how hard a password is to guess while it is being chosen; nothing of it is kept.',
    takes: Schema.Struct({
      password: Schema.String.check(Schema.isMaxLength(128, { message: 'FIELD_TOO_LONG' })),
      about: Schema.optional(
        Schema.Array(Schema.String.check(Schema.isMaxLength(254, { message: 'FIELD_TOO_LONG' }))).check(Schema.isMaxLength(5)),
      ),
    }),
    gives: Schema.Struct({
      score: Schema.Literals([0, 1, 2, 3, 4]),
      breached: Schema.Boolean,
      warning: Schema.NullOr(Schema.Literals(['common', 'personal', 'name', 'word', 'keyboard', 'repeat', 'sequence', 'date'])),
    }),
    does: JudgePassword,
    may: 'anyone',
    rate: { times: 120, seconds: 600 },
  }),
]
