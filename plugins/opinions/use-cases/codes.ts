import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { pick } from '#core/records/fields.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { opinionsApi } from '../contract/api.ts'
import { CodeBatchView } from '../contract/code.ts'
import { CodesExhausted } from '../contract/errors.ts'
import { OpinionsChanged } from '../contract/events.ts'
import { codeLimits } from '../contract/limits.ts'
import { codePayload, generateCode, yearStart } from '../domain/code.ts'
import { Codes } from '../domain/readers.port.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'

/** Issues a numbered batch of codes; this result alone contains them. The size of batches is public, so that readers can judge them. */
export const IssueCodes = handler(
  opinionsApi.issueCodes,
  {
    codes: Codes,
    directory: Facilities,
    knownFacilities: KnownFacilities,
    keepEvidence: KeepEvidence,
    signing: Signing,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ codes, directory, knownFacilities, keepEvidence, signing, audit, events, clock, transaction }) => {
    return Effect.fn('opinions.issue-codes')(function* (user, { facility_id: facilityId, size }) {
      yield* requirePermission(user, facilityPermissions.writeOpinions, facilityId)
      yield* directory.lock([facilityId])
      const facility = (yield* knownFacilities.find([facilityId])).get(facilityId)
      if (!facility) return yield* new FacilityNotFound()
      if (!facility.active) return yield* new FacilityInactive()
      const now = clock.now()
      if ((yield* codes.issuedSince(facilityId, yearStart(now))) + size > codeLimits.year) return yield* new CodesExhausted()
      const printed = new Set<string>()
      while (printed.size < size) printed.add(generateCode())
      const batch = { id: newId(), facility_id: facilityId, size, issued_at: now.toISOString(), issued_by_account_id: user.id }
      const number = yield* codes.addBatch(
        batch,
        [...printed].map((code) => signing.macsOf(codePayload(facilityId, code))[0]),
      )
      yield* keepEvidence.noteDevice(user)
      yield* audit.record({
        actor: user,
        action: 'opinions.codes-issued',
        subject: user.id,
        about: { facility: facilityId, batch: number, size },
      })
      yield* events.emit(OpinionsChanged.of({ facilityId }))
      return { batch: { id: batch.id, number, size, used: 0, issued_at: batch.issued_at }, codes: [...printed] }
    }, transaction)
  },
)

/** Lists the batches of codes of a facility. */
export const ListCodes = handler(
  opinionsApi.listCodes,
  { codes: Codes, knownFacilities: KnownFacilities, clock: Clock },
  ({ codes, knownFacilities, clock }) =>
    Effect.fn('opinions.list-codes')(function* (actor, { facility_id: facilityId }) {
      yield* requirePermission(actor, facilityPermissions.writeOpinions, facilityId)
      if (!(yield* knownFacilities.exists(facilityId))) return yield* new FacilityNotFound()
      const batches = (yield* codes.batchesOf(facilityId)).map((batch) => pick(CodeBatchView.fields, batch))
      const issued = yield* codes.issuedSince(facilityId, yearStart(clock.now()))
      return { batches, left_this_year: Math.max(0, codeLimits.year - issued) }
    }),
)
