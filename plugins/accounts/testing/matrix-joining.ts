import { Effect } from 'effect'
import { newId, generateToken } from '#core/kernel/ids.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { MatrixPart, MatrixContext } from '#core/plugin/matrix.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { at, mailed, newPassword, personOf } from './matrix-people.ts'

const registration = ({ find }: MatrixContext, email: string) => {
  const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: find(TermsInForce)(inWarsaw(new Date()).day) }
  return { path: at('account'), body: { email, email_repeat: email, password: newPassword, ...names } }
}

/** Rows of those who have no account yet, or cannot get into it. */
export const joiningOfMatrix: MatrixPart = {
  'post /api/v1/account/account': {
    none: (context) => {
      const email = `${newId()}@demo.test`
      const happens = { registered: ['select exists (select 1 from accounts_account where email = ?) yes', email] as const }
      return { ...registration(context, email), effect: happens }
    },
    foreign: async (context) => {
      const { email } = await personOf(context, 'foreign')
      return { ...registration(context, email), effect: { 'owner told': mailed(email, 'accounts.mail.already-registered') } }
    },
  },
  'post /api/v1/account/activate/:token': {
    pending: async (context) => {
      const { id } = await personOf(context, 'pending')
      const word = await Effect.runPromise(context.find(OneTimeTokens).give('activate', id))
      return {
        path: at(`activate/${word}`),
        effect: { activated: [`select status = 'active' yes from accounts_account where id = ?`, id] },
      }
    },
    foreign: () => ({ path: at(`activate/${generateToken()}`) }),
  },
  'post /api/v1/account/activate/resend/:email': {
    pending: async (context) => {
      const { email } = await personOf(context, 'pending')
      return { path: at(`activate/resend/${email}`), effect: { 'mail written': mailed(email, 'accounts.mail.activate') } }
    },
    foreign: async (context) => ({ path: at(`activate/resend/${(await personOf(context, 'foreign')).email}`) }),
  },
  'post /api/v1/account/reset/request/:email': {
    foreign: async (context) => {
      const { email } = await personOf(context, 'foreign')
      return { path: at(`reset/request/${email}`), effect: { 'owner told': mailed(email, 'accounts.mail.reset') } }
    },
    none: () => ({ path: at(`reset/request/${newId()}@demo.test`) }),
  },
  'post /api/v1/account/reset/confirm/:token': {
    own: async (context) => {
      const { id } = await personOf(context, 'own')
      const word = await Effect.runPromise(context.find(OneTimeTokens).give('reset', id))
      const [before] = await context.rows<{ hash: string }>('select password_hash hash from accounts_account where id = ?', [id])
      return {
        path: at(`reset/confirm/${word}`),
        body: { password: newPassword },
        effect: { 'password changed': ['select password_hash <> ? yes from accounts_account where id = ?', before?.hash, id] },
      }
    },
    foreign: () => ({ path: at(`reset/confirm/${generateToken()}`), body: { password: newPassword } }),
  },
  'post /api/v1/account/password-strength': { none: () => ({ path: at('password-strength'), body: { password: 'krasnal' } }) },
}
