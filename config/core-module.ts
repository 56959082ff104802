import { CloseUnseen, makeCloseUnseen } from '#core/facilities/use-cases/close-unseen.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { makeRecordStatements, RecordStatements } from '#core/facilities/use-cases/record-statements.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { makeUndoBatch, UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { makeVerifyAudit, VerifyAudit } from '#core/audit/verify-audit.ts'
import { Localities } from '#core/places/localities.port.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import { AuditTrail } from '#core/ports/audit-trail.ts'

/** Core's own use-cases. */
export const wireCore = (bind: Bind) => {
  bind(RecordStatements, makeRecordStatements, { facilities: Facilities, localities: Localities, tagging: Tagging })
  bind(CloseUnseen, makeCloseUnseen, { facilities: Facilities, localities: Localities, tagging: Tagging })
  bind(UndoBatch, makeUndoBatch, { facilities: Facilities })
  bind(VerifyAudit, makeVerifyAudit, { trail: AuditTrail })
}
