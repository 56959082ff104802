import type { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'

type ActionOf<Key> = Key extends `${infer Owner}.audited.${infer Event}` ? `${Owner}.${Event}` : never

/**
 * Owning module and past-tense event: `accounts.password-changed`. The compiler requires the sentence in which support
 * reads it, the message `accounts.audited.password-changed`.
 */
export type AuditAction = ActionOf<MessageKey>

/** Entry to be written to the audit log. */
export interface AuditRecord {
  readonly actor: Actor
  readonly action: AuditAction
  /** Account that the action concerns; `null` when there is none. */
  readonly subject: string | null
  /** Details: ids, kinds, counts, reasons. Entries are never deleted, so they must not contain secrets or e-mail addresses. */
  readonly about?: Readonly<Record<string, Schema.Json>>
}

/** Audit log: who did what and when, as a hash chain that reveals tampering. */
export interface Audit {
  /** Writes the entry in the running transaction, so that it exists exactly when the change does. */
  record(entry: AuditRecord): Effect.Effect<void>
}
export const Audit = token<Audit>('core/Audit')
