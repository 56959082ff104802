import { CloseMissing, makeCloseMissing } from '#core/facilities/use-cases/close-missing.ts'
import { CorrectFacility, makeCorrectFacility } from '#core/facilities/use-cases/correct-facility.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { makeRecordStatements, RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { makeUndoBatch, UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { makeVerifyAudit, VerifyAudit } from '#core/audit/verify-audit.ts'
import { Localities } from '#core/places/localities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'

/** Binds the use-cases of core. */
export const bindCore = (bind: Bind) => {
  bind(RecordStatements, makeRecordStatements, { facilities: Facilities, localities: Localities, tagging: Tagging })
  bind(CloseMissing, makeCloseMissing, { facilities: Facilities, localities: Localities, tagging: Tagging })
  bind(CorrectFacility, makeCorrectFacility, { facilities: Facilities, localities: Localities, tagging: Tagging })
  bind(UndoBatch, makeUndoBatch, { facilities: Facilities })
  bind(VerifyAudit, makeVerifyAudit, { trail: AuditTrail })
}
