import { makeVerifyAudit, VerifyAudit } from '#core/audit/verify-audit.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { CloseMissing, makeCloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { makeRecordStatements, RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { makeRestateFacility, RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { makeUndoBatch, UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { Localities } from '#core/places/localities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'
import { Clock } from '#core/ports/clock.ts'

/** Binds the use-cases of core. */
export const bindCore = (bind: Bind) => {
  const records = { facilities: Facilities, localities: Localities, tagging: Tagging }
  bind(RecordStatements, makeRecordStatements, records)
  bind(RestateFacility, makeRestateFacility, { ...records, clock: Clock })
  bind(CloseMissing, makeCloseMissing, records)
  bind(UndoBatch, makeUndoBatch, records)
  bind(VerifyAudit, makeVerifyAudit, { trail: AuditTrail })
}
