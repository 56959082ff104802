import { Effect } from 'effect'
import { rateLimitKey, type User } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionExists, OwnFacility } from '../contract/errors.ts'
import { OpinionSubmitted } from '../contract/events.ts'
import type { MayWrite as MayWriteView, NewOpinion, OpinionChanges } from '../contract/opinion.ts'
import { newStep } from '../domain/changes.ts'
import { codeAttempts } from '../domain/code.ts'
import { newOpinion, readWritten, type WrittenOpinion } from '../domain/opinion.ts'
import { Histories, Opinions } from '../domain/opinions.port.ts'
import { Staff } from '../domain/readers.port.ts'
import { ChangeState } from '../services/change-state.ts'
import { KeepEvidence } from '../services/keep-evidence.ts'
import { LockOwn } from '../services/lock-opinion.ts'
import { ReadOwn } from '../services/read-opinions.ts'
import { Submissions } from '../services/submissions.ts'
import { WithdrawLockedOpinion } from '../services/withdraw-locked-opinion.ts'

/** Rate limit of new opinions per account: nobody has children in more places. */
const writeLimit = { times: 10, seconds: 86_400 } as const

/** Stores an opinion and puts it before support. */
export const WriteOpinion = handler(
  opinionsApi.writeOpinion,
  {
    opinions: Opinions,
    histories: Histories,
    directory: Facilities,
    knownFacilities: KnownFacilities,
    staff: Staff,
    keepEvidence: KeepEvidence,
    submissions: Submissions,
    readOwn: ReadOwn,
    audit: Audit,
    events: Events,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  (dependencies) => {
    const { opinions, histories, directory, knownFacilities, staff, keepEvidence, submissions, readOwn, audit, events } = dependencies
    const { rateLimit, clock, transaction } = dependencies

    const findFacility = Effect.fn('opinions.find-facility')(function* (user: User, id: string) {
      yield* directory.lock([id])
      const facility = (yield* knownFacilities.find([id])).get(id)
      if (!facility) return yield* new FacilityNotFound()
      const role = yield* staff.roleOf(id, user.id)
      if (role !== null && role !== 'parent') return yield* new OwnFacility()
      if (!facility.active) return yield* new FacilityInactive()
      if (yield* opinions.current(user.id, id)) return yield* new OpinionExists()
      return facility
    })

    const store = Effect.fn('opinions.store')(function* (user: User, input: NewOpinion, written: WrittenOpinion) {
      const facility = yield* findFacility(user, input.facility_id)
      const code_id = input.code === undefined ? null : yield* keepEvidence.spendCode(facility.id, input.code)
      const opinion = { ...newOpinion(user.id, facility.id, written, clock.now()), code_id }
      yield* opinions.add(opinion)
      yield* keepEvidence.attach(user, user, opinion.id, input.evidence_ids ?? [])
      yield* keepEvidence.noteDevice(user)
      const { id, text } = opinion
      yield* histories.add(newStep(id, 'written', clock.now(), { text }))
      yield* audit.record({ actor: user, action: 'opinions.written', subject: user.id, about: { opinion: id, facility: facility.id } })
      yield* submissions.submitOpinion(opinion, facility)
      yield* events.emit(OpinionSubmitted.of({ opinionId: id, facilityId: facility.id, facility: facility.name, accountId: user.id }))
      return yield* readOwn.one(opinion)
    }, transaction)

    return Effect.fn('opinions.write')(function* (user, input) {
      const { written, problems } = readWritten(input, clock.now())
      if (problems !== null) return yield* new Validation({ schema: problems })
      yield* rateLimit.consume('opinions.write', rateLimitKey(user), writeLimit)
      if (input.code !== undefined) yield* rateLimit.consume('opinions.code', rateLimitKey(user), codeAttempts)
      return yield* store(user, input, written)
    })
  },
)

/** Tells whether the user may write about a facility, by its id or slug, so that nobody fills in a form in vain. */
export const MayWrite = handler(
  opinionsApi.mayWrite,
  { opinions: Opinions, knownFacilities: KnownFacilities, staff: Staff },
  ({ opinions, knownFacilities, staff }) =>
    Effect.fn('opinions.may-write')(function* (user, { facility_id }) {
      const facility = isUuid(facility_id)
        ? (yield* knownFacilities.find([facility_id])).get(facility_id)
        : yield* knownFacilities.findBySlug(facility_id)
      if (!facility) return yield* new FacilityNotFound()
      const { id, slug, name, city } = facility
      const role = yield* staff.roleOf(id, user.id)
      const written = yield* opinions.current(user.id, id)
      const reason = role !== null && role !== 'parent' ? 'own_facility' : written ? 'exists' : facility.active ? null : 'inactive'
      return { facility: { id, slug, name, city }, reason, opinion_id: written?.id ?? null } satisfies MayWriteView
    }),
)

/** Rate limit of changes per account. */
const changeLimit = { times: 30, seconds: 86_400 } as const

/** Changes an opinion: the old text is hidden at once, the new one waits for support as a submission of its own. */
export const ChangeOpinion = handler(
  opinionsApi.changeOpinion,
  {
    lockOwn: LockOwn,
    changeState: ChangeState,
    keepEvidence: KeepEvidence,
    submissions: Submissions,
    readOwn: ReadOwn,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ lockOwn, changeState, keepEvidence, submissions, readOwn, rateLimit, clock, transaction }) => {
    const store = Effect.fn('opinions.store-changes')(function* (user: User, input: OpinionChanges, written: WrittenOpinion) {
      const { opinion, facility } = yield* lockOwn(user, input.id)
      if (input.version !== undefined && input.version !== opinion.version) return yield* new VersionConflict()
      if (!facility?.active) return yield* new FacilityInactive()
      // A code that was used before stays used.
      const code_id = opinion.code_id ?? (input.code === undefined ? null : yield* keepEvidence.spendCode(facility.id, input.code))
      const changes = { ...written, code_id, submission_id: newId() }
      const changed = yield* changeState(user, opinion, 'edit', { changes, facility })
      yield* keepEvidence.attach(user, user, opinion.id, input.evidence_ids ?? [])
      yield* keepEvidence.noteDevice(user)
      yield* submissions.submitOpinion(changed, facility)
      return yield* readOwn.one(changed)
    }, transaction)

    return Effect.fn('opinions.change')(function* (user, input) {
      const { written, problems } = readWritten(input, clock.now())
      if (problems !== null) return yield* new Validation({ schema: problems })
      yield* rateLimit.consume('opinions.change', rateLimitKey(user), changeLimit)
      if (input.code !== undefined) yield* rateLimit.consume('opinions.code', rateLimitKey(user), codeAttempts)
      return yield* store(user, input, written)
    })
  },
)

/** Withdraws an opinion of the user; another one may be written. */
export const WithdrawOpinion = handler(
  opinionsApi.withdrawOpinion,
  { lockOwn: LockOwn, withdrawLocked: WithdrawLockedOpinion, transaction: Transaction },
  ({ lockOwn, withdrawLocked, transaction }) =>
    Effect.fn('opinions.withdraw')(function* (user, { id }) {
      const { opinion } = yield* lockOwn(user, id)
      yield* withdrawLocked(user, opinion)
      return { status: 'withdrawn' as const }
    }, transaction),
)
