import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { AuditEntryView } from '../contract/audit.ts'
import type { MailLogEntry, MailLogQuery } from '../contract/mail.ts'

/** Which entries of the audit log are asked for. */
export interface AuditQuestion {
  /** Kind of actor without an account, or ids of accounts. */
  readonly actor?: { readonly kind: string } | { readonly accountIds: readonly string[] } | undefined
  /** Beginning of the action. */
  readonly action?: string | undefined
  /** Ids of facilities and accounts. */
  readonly subjects?: readonly string[] | undefined
  /** Days of Warsaw, ISO. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Number of the entry before which the page begins. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Read access to the entries of the audit log, newest first. */
export interface AuditLog {
  entries(question: AuditQuestion): Effect.Effect<readonly Omit<AuditEntryView, 'actor_name' | 'subject_name' | 'facility_name'>[]>
  /** Returns the ids of at most 200 facilities with words in name or city that begin so, deleted ones included. */
  facilitiesNamed(words: readonly string[]): Effect.Effect<readonly string[]>
  /** Returns the names of facilities by id, deleted ones included. */
  facilityNames(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
}
export const AuditLog = token<AuditLog>('support/AuditLog')

/** Support's access to mails, without their content. */
export interface MailLog {
  /** Returns mails, the newest first. */
  list(query: MailLogQuery & { readonly limit: number }): Effect.Effect<readonly MailLogEntry[]>
  find(id: string): Effect.Effect<MailLogEntry | null>
  /** Queues a mail again that was given up; returns false for any other. */
  retry(id: string, at: string): Effect.Effect<boolean>
}
export const MailLog = token<MailLog>('support/MailLog')
