import { Effect } from 'effect'
import type { Schema } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Db } from './unit-of-work.ts'

const secret = /password|secret|token|jwt|cookie|hash|code$/i
const address = /\S@\S/

/** Whether something may stand in the log for ever: no member is called like a secret, no text holds an e-mail address. */
const mayStay = (value: Schema.Json): boolean => {
  if (typeof value === 'string') return !address.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => !secret.test(name) && mayStay(inner))
}

/** The audit log as rows; the database makes links of a chain of them at the commit, so that nobody waits for another's step. */
export const makeAudit = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Audit => ({
  note: ({ actor, action, subject, about = {} }) =>
    mayStay(about)
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
      : Effect.die(new Error(`${action} would keep a secret or an e-mail address in the audit log.`)),
})
