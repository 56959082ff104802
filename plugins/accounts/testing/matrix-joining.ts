import { Effect } from 'effect'
import { newId, newSecret } from '#core/kernel/ids.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { MatrixPart, MatrixScene } from '#core/plugin/matrix.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { OneTimeWords } from '../domain/one-time-words.port.ts'
import { at, mailed, newPassword, personOf } from './matrix-people.ts'

const registration = ({ find }: MatrixScene, email: string) => {
  const names = { first_name: 'Joanna', last_name: 'Wierzba', terms_version: find(TermsInForce)(inWarsaw(new Date()).day) }
  return { path: at('account'), body: { email, email_repeat: email, password: newPassword, ...names } }
}

/** Rows of those who have no account yet, or cannot get into it. */
export const joiningOfMatrix: MatrixPart = {
  'post /api/v1/account/account': {
    none: (scene) => {
      const email = `${newId()}@demo.test`
      const happens = { registered: ['select exists (select 1 from accounts_account where email = ?) yes', email] as const }
      return { ...registration(scene, email), happens }
    },
    foreign: async (scene) => {
      const { email } = await personOf(scene, 'foreign')
      return { ...registration(scene, email), happens: { 'owner told': mailed(email, 'accounts.mail.already-registered') } }
    },
  },
  'post /api/v1/account/activate/:token': {
    pending: async (scene) => {
      const { id } = await personOf(scene, 'pending')
      const word = await Effect.runPromise(scene.find(OneTimeWords).give('activate', id))
      return {
        path: at(`activate/${word}`),
        happens: { activated: [`select status = 'active' yes from accounts_account where id = ?`, id] },
      }
    },
    foreign: () => ({ path: at(`activate/${newSecret()}`) }),
  },
  'post /api/v1/account/activate/resend/:email': {
    pending: async (scene) => {
      const { email } = await personOf(scene, 'pending')
      return { path: at(`activate/resend/${email}`), happens: { 'mail written': mailed(email, 'accounts.mail.activate') } }
    },
    foreign: async (scene) => ({ path: at(`activate/resend/${(await personOf(scene, 'foreign')).email}`) }),
  },
  'post /api/v1/account/reset/request/:email': {
    foreign: async (scene) => {
      const { email } = await personOf(scene, 'foreign')
      return { path: at(`reset/request/${email}`), happens: { 'owner told': mailed(email, 'accounts.mail.reset') } }
    },
    none: () => ({ path: at(`reset/request/${newId()}@demo.test`) }),
  },
  'post /api/v1/account/reset/confirm/:token': {
    own: async (scene) => {
      const { id } = await personOf(scene, 'own')
      const word = await Effect.runPromise(scene.find(OneTimeWords).give('reset', id))
      const [before] = await scene.rows<{ hash: string }>('select password_hash hash from accounts_account where id = ?', [id])
      return {
        path: at(`reset/confirm/${word}`),
        body: { password: newPassword },
        happens: { 'password changed': ['select password_hash <> ? yes from accounts_account where id = ?', before?.hash, id] },
      }
    },
    foreign: () => ({ path: at(`reset/confirm/${newSecret()}`), body: { password: newPassword } }),
  },
  'post /api/v1/account/password-strength': { none: () => ({ path: at('password-strength'), body: { password: 'krasnal' } }) },
}
