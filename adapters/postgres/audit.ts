import type { Schema } from 'effect'
import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Db } from './unit-of-work.ts'

const secretName = /password|secret|token|jwt|cookie|hash|code$/i
const emailPattern = /\S@\S/

/** Returns true when a value contains no secret (by the names of its properties) and no e-mail address. */
const isSafeToStore = (value: Schema.Json): boolean => {
  if (typeof value === 'string') return !emailPattern.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !secretName.test(name) && isSafeToStore(inner))
}

/**
 * Writes entries of the audit log; the database chains their hashes at commit, so that concurrent transactions do not
 * wait for each other.
 */
export const makeAudit = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Audit => ({
  record: ({ actor, action, subject, about = {} }) =>
    isSafeToStore(about)
      ? Effect.asVoid(
          db.rows(
            `insert into audit_entry (id, at, actor, actor_account_id, action, subject_account_id, about)
             values (?, ?, ?, ?, ?, ?, ?::jsonb)`,
            [
              newId(),
              clock.now().toISOString(),
              actor.kind,
              actor.kind === 'user' ? actor.id : null,
              action,
              subject,
              JSON.stringify(about),
            ],
          ),
        )
      : Effect.die(new Error(`${action} would write a secret or an e-mail address to the audit log.`)),
})
