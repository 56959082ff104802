import { route } from '#core/plugin/route.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { StatusOf } from './common.ts'
import {
  ByEmail,
  ByLinkToken,
  NewPasswordByLink,
  PasswordStrengthQuery,
  PasswordStrengthView,
  Registration,
  RegistrationResponse,
} from './credentials.ts'
import { ActivationTokenNotFound, ResetTokenNotFound } from './errors.ts'

/** Routes for registration, activation and password reset (decisions §20). */
export const registrationRoutes = {
  registerAccount: route.post('/api/v1/account/account', {
    summary: 'Registers an account, to be activated by mail; the response is the same when the address has an account already.',
    input: Registration,
    output: RegistrationResponse,
    access: 'anyone',
    deviceCookie: true,
    errors: [TooManyRequests, Validation],
  }),
  activateAccount: route.post('/api/v1/account/activate/:token', {
    summary: 'Activates an account by the token of its activation mail.',
    input: ByLinkToken,
    output: StatusOf('active'),
    access: 'anyone',
    errors: [ActivationTokenNotFound],
  }),
  resendActivation: route.post('/api/v1/account/activate/resend/:email', {
    summary: 'Sends the activation mail again; the response is the same whether the account exists or not.',
    input: ByEmail,
    output: StatusOf('sent'),
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  requestPasswordReset: route.post('/api/v1/account/reset/request/:email', {
    summary: 'Sends a password-reset mail; the response is the same whether the account exists or not.',
    input: ByEmail,
    output: StatusOf('sent'),
    access: 'anyone',
    errors: [TooManyRequests],
  }),
  resetPassword: route.post('/api/v1/account/reset/confirm/:token', {
    summary: 'Sets a new password by the token of the reset mail, which works once within an hour, and signs out on all devices.',
    input: NewPasswordByLink,
    output: StatusOf('changed'),
    access: 'anyone',
    session: true,
    errors: [ResetTokenNotFound, TooManyRequests, Validation],
  }),
  scorePassword: route.post('/api/v1/account/password-strength', {
    summary: 'Scores how hard a password is to guess while the user types it; nothing is stored.',
    input: PasswordStrengthQuery,
    output: PasswordStrengthView,
    reads: true,
    access: 'anyone',
    rateLimit: { times: 120, seconds: 600 },
  }),
}
