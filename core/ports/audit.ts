import type { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'

/** Entry to be written to the audit log. */
export interface AuditRecord {
  readonly actor: Actor
  /** Owning module and past-tense event: `accounts.password-changed`. */
  readonly action: `${string}.${string}`
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
