import type { ContractCases } from '#config/quality/testing/contract/route-cases.ts'
import { generateToken, newId } from '#core/kernel/ids.ts'
import { at, type Threads } from './contract-data.ts'

/** Calls of the links in mails. */
export const mailCases: ContractCases<Threads> = {
  [`get ${at}-mail/stop/:token`]: {
    success: async ({ stopToken }) => ({ path: `${at}-mail/stop/${await stopToken()}` }),
    errors: { 'error/answer-link-not-found': () => ({ path: `${at}-mail/stop/${generateToken()}` }) },
  },
  [`post ${at}-mail/stop/:token`]: {
    success: async ({ stopToken }) => ({
      path: `${at}-mail/stop/${await stopToken()}`,
      form: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }),
    errors: {
      'error/answer-link-not-found': () => ({ path: `${at}-mail/stop/${newId()}.${'x'.repeat(43)}`, form: new URLSearchParams() }),
    },
  },
}
