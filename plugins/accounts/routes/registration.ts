import { Schema } from 'effect'
import { Email, NewPassword } from '#core/kernel/field-schemas.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { post } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { LinkToken, Registration } from '../contract/credentials.ts'
import { ActivationTokenNotFound, ResetTokenNotFound } from '../contract/errors.ts'
import { ActivateAccount } from '../use-cases/activate-account.ts'
import { ResetPassword } from '../use-cases/reset-password.ts'
import { ScorePassword } from '../use-cases/score-password.ts'
import { RegisterAccount } from '../use-cases/register-account.ts'
import { RequestPasswordReset } from '../use-cases/request-password-reset.ts'
import { ResendActivation } from '../use-cases/resend-activation.ts'
import { StatusOf } from './schemas.ts'

/** Routes for registration, activation and password reset (decisions §20). */
export const registrationRoutes = [
  post('/api/v1/account/account', {
    summary: 'Registers an account, to be activated by mail; the response is the same when the address has an account already.',
    input: Registration,
    output: Schema.Struct({ email: Schema.String, status: Schema.Literal('registered') }),
    handler: RegisterAccount,
    access: 'anyone',
    errors: [TooManyRequests, Validation],
  }),
  post('/api/v1/account/activate/:token', {
    summary: 'Activates an account by the token of its activation mail.',
    input: Schema.Struct({ token: LinkToken }),
    output: StatusOf('active'),
    handler: ActivateAccount,
    access: 'anyone',
    errors: [ActivationTokenNotFound],
  }),
  post('/api/v1/account/activate/resend/:email', {
    summary: 'Sends the activation mail again; the response is the same whether the account exists or not.',
    input: Schema.Struct({ email: Email }),
    output: StatusOf('sent'),
    handler: ResendActivation,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/reset/request/:email', {
    summary: 'Sends a password-reset mail; the response is the same whether the account exists or not.',
    input: Schema.Struct({ email: Email }),
    output: StatusOf('sent'),
    handler: RequestPasswordReset,
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  post('/api/v1/account/reset/confirm/:token', {
    summary: 'Sets a new password by the token of the reset mail, which works once within an hour, and signs out on all devices.',
    input: Schema.Struct({ token: LinkToken, password: NewPassword }),
    output: StatusOf('changed'),
    handler: ResetPassword,
    access: 'anyone',
    errors: [ResetTokenNotFound, TooManyRequests, Validation],
  }),
  post('/api/v1/account/password-strength', {
    summary: 'Scores how hard a password is to guess while the user types it; nothing is stored.',
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
    handler: ScorePassword,
    access: 'anyone',
    rateLimit: { times: 120, seconds: 600 },
  }),
]
