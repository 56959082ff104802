import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MailLogEntry, MailLogQuery } from '../contract/mail.ts'

/** Support's access to mails, without their content. */
export interface MailLog {
  /** Returns mails, the newest first. */
  list(query: MailLogQuery & { readonly limit: number }): Effect.Effect<readonly MailLogEntry[]>
  find(id: string): Effect.Effect<MailLogEntry | null>
  /** Queues a mail again that was given up; returns false for any other. */
  retry(id: string, at: string): Effect.Effect<boolean>
}
export const MailLog = token<MailLog>('support/MailLog')
