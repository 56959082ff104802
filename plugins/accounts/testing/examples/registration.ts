import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'
import { accountsApi } from '../../contract/api.ts'
import { goodPassword } from '../account-browser.ts'
import { createSubject } from './subject.ts'

const mailQueued = (email: string, template: string) =>
  ['select 1 from mail where recipient = ? and template = ?', email, template] as const
const registration = ({ find }: ExampleContext, email: string) => ({
  email,
  email_repeat: email,
  password: goodPassword,
  first_name: 'Joanna',
  last_name: 'Wierzba',
  terms_version: find(TermsInForce)(toWarsawTime(new Date()).day),
})
const unknownToken = () => ({ params: { token: generateToken() } })

/** Registration, activation and password reset. */
export const registrationExamples = examplesOf(accountsApi, createSubject, {
  registerAccount: {
    effect: { none: 'registered', foreign: 'owner notified' },
    requests: {
      none: (context) => {
        const email = `${newId()}@demo.test`
        return { body: registration(context, email), appears: ['select 1 from accounts_account where email = ?', email] }
      },
      foreign: async (context) => {
        const { email } = await context.subject()
        return { body: registration(context, email), appears: mailQueued(email, 'accounts.mail.already-registered') }
      },
    },
  },
  activateAccount: {
    effect: 'activated',
    requests: {
      pending: async ({ subject, issue }) => {
        const { id } = await subject()
        return {
          params: { token: await issue('activate', id) },
          appears: [`select 1 from accounts_account where id = ? and status = 'active'`, id],
        }
      },
      foreign: unknownToken,
    },
    may: { foreign: '404 activation-token-not-found' },
  },
  resendActivation: {
    effect: { pending: 'mail queued' },
    requests: {
      pending: async ({ subject }) => {
        const { email } = await subject()
        return { params: { email }, appears: mailQueued(email, 'accounts.mail.activate') }
      },
      foreign: async ({ subject }) => ({ params: { email: (await subject()).email } }),
    },
  },
  requestPasswordReset: {
    effect: { foreign: 'owner notified' },
    requests: {
      none: () => ({ params: { email: `${newId()}@demo.test` } }),
      foreign: async ({ subject }) => {
        const { email } = await subject()
        return { params: { email }, appears: mailQueued(email, 'accounts.mail.reset') }
      },
    },
  },
  resetPassword: {
    effect: 'password changed',
    requests: {
      own: async ({ subject, issue, passwordChanged }) => {
        const { id } = await subject()
        return {
          params: { token: await issue('reset', id) },
          body: { password: goodPassword },
          appears: await passwordChanged(id),
        }
      },
      foreign: () => ({ ...unknownToken(), body: { password: goodPassword } }),
    },
    may: { foreign: '404 reset-token-not-found' },
  },
  scorePassword: { requests: { none: () => ({ body: { password: 'krasnal' } }) } },
})
