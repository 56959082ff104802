import { Effect } from 'effect'
import type { Audit, AuditRecord } from '#core/ports/audit.ts'
import { makeList } from './recoverable.ts'

/** Creates an audit log that collects its entries in `entries`. */
export const makeAudit = () => {
  const { items: entries, snapshot } = makeList<AuditRecord>()
  return { record: (entry) => Effect.sync(() => void entries.push(entry)), entries, snapshot } satisfies Audit & Record<string, unknown>
}
