import { Effect } from 'effect'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { MatrixCalls, MatrixContext } from '#core/plugin/matrix.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { accountPath, mailQueued, newPassword, subjectOf } from './matrix-fixtures.ts'

const registration = ({ find }: MatrixContext, email: string) => {
  const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: find(TermsInForce)(toWarsawTime(new Date()).day) }
  return { path: accountPath('account'), body: { email, email_repeat: email, password: newPassword, ...names } }
}

/** Calls of the routes for registration, activation and password reset. */
export const registrationMatrix: MatrixCalls = {
  'post /api/v1/account/account': {
    none: (context) => {
      const email = `${newId()}@demo.test`
      const effect = { registered: ['select exists (select 1 from accounts_account where email = ?) yes', email] as const }
      return { ...registration(context, email), effect: effect }
    },
    foreign: async (context) => {
      const { email } = await subjectOf(context, 'foreign')
      return { ...registration(context, email), effect: { 'owner notified': mailQueued(email, 'accounts.mail.already-registered') } }
    },
  },
  'post /api/v1/account/activate/:token': {
    pending: async (context) => {
      const { id } = await subjectOf(context, 'pending')
      const activationToken = await Effect.runPromise(context.find(OneTimeTokens).issue('activate', id))
      return {
        path: accountPath(`activate/${activationToken}`),
        effect: { activated: [`select status = 'active' yes from accounts_account where id = ?`, id] },
      }
    },
    foreign: () => ({ path: accountPath(`activate/${generateToken()}`) }),
  },
  'post /api/v1/account/activate/resend/:email': {
    pending: async (context) => {
      const { email } = await subjectOf(context, 'pending')
      return { path: accountPath(`activate/resend/${email}`), effect: { 'mail queued': mailQueued(email, 'accounts.mail.activate') } }
    },
    foreign: async (context) => ({ path: accountPath(`activate/resend/${(await subjectOf(context, 'foreign')).email}`) }),
  },
  'post /api/v1/account/reset/request/:email': {
    foreign: async (context) => {
      const { email } = await subjectOf(context, 'foreign')
      return { path: accountPath(`reset/request/${email}`), effect: { 'owner notified': mailQueued(email, 'accounts.mail.reset') } }
    },
    none: () => ({ path: accountPath(`reset/request/${newId()}@demo.test`) }),
  },
  'post /api/v1/account/reset/confirm/:token': {
    own: async (context) => {
      const { id } = await subjectOf(context, 'own')
      const resetToken = await Effect.runPromise(context.find(OneTimeTokens).issue('reset', id))
      const [before] = await context.rows<{ hash: string }>('select password_hash hash from accounts_account where id = ?', [id])
      return {
        path: accountPath(`reset/confirm/${resetToken}`),
        body: { password: newPassword },
        effect: { 'password changed': ['select password_hash <> ? yes from accounts_account where id = ?', before?.hash, id] },
      }
    },
    foreign: () => ({ path: accountPath(`reset/confirm/${generateToken()}`), body: { password: newPassword } }),
  },
  'post /api/v1/account/password-strength': { none: () => ({ path: accountPath('password-strength'), body: { password: 'krasnal' } }) },
}
