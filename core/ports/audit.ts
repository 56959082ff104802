import type { Effect, Schema } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'

/** Something that was done, as the audit log keeps it. */
export interface AuditNote {
  readonly actor: Actor
  /** Who keeps what, and what was done: `accounts.password-changed`. */
  readonly action: `${string}.${string}`
  /** The account that it was done to or for; `null` where it was none. */
  readonly subject: string | null
  /** What else to know: ids, kinds, counts, reasons. An entry stays for ever, so nothing secret and no e-mail address is taken. */
  readonly about?: Readonly<Record<string, Schema.Json>>
}

/** Keeps who did what and when, in a chain that shows whether somebody has changed it. */
export interface Audit {
  /** Writes the entry in the running transaction: it is there exactly when the change is. */
  note(note: AuditNote): Effect.Effect<void>
}
export const Audit = token<Audit>('core/Audit')
