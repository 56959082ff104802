import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { resolve } from '#core/facilities/statement.ts'
import type { CorrectFacility } from '#core/facilities/use-cases/correct-facility.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { LocalityNotFound } from '../contract/errors.ts'
import type { FacilityCorrection } from '../contract/facility-changes.ts'
import { valuesOf } from '../domain/correction.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion } from '../services/lock-facility.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies {
  readonly desk: FacilityDesk
  readonly facilities: Facilities
  readonly gazetteer: Gazetteer
  readonly correctFacility: CorrectFacility
  readonly readFacility: ReadFacility
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Corrects facts of a facility: support's values are believed before those of owner and register, which stay beside them. */
export const makeCorrectFacts = (dependencies: Dependencies) => {
  const { desk, facilities, gazetteer, correctFacility, readFacility, audit, clock, transaction } = dependencies
  return Effect.fn('support.correct-facts')(function* (actor: Actor, correction: FacilityCorrection) {
    const { id, reason } = correction
    // An import builds records from the statements it has read; a change in between would be lost.
    yield* facilities.acquireBatchLock()
    const { statements } = yield* lockVersion(desk, correction)
    const { facts } = resolve(statements)
    const { values, withdrawn } = valuesOf(correction, facts)
    const fields = [...Object.keys(values), ...withdrawn]
    if (fields.length === 0) return yield* readFacility(id)
    if (values.city !== undefined || values.county !== undefined || values.voivodeship !== undefined) {
      const place = {
        voivodeship: values.voivodeship ?? facts.voivodeship?.value ?? '',
        county: values.county ?? facts.county?.value ?? '',
        city: values.city ?? facts.city?.value ?? '',
      }
      const [found] = yield* gazetteer.locate([place])
      if (!found) return yield* new LocalityNotFound()
    }
    const batch = yield* correctFacility(actor, { facilityId: id, source: 'support', on: toWarsawTime(clock.now()).day, values, withdrawn })
    yield* audit.record({ actor, action: 'support.facility-corrected', subject: null, about: { facility: id, fields, reason, batch } })
    return yield* readFacility(id)
  }, transaction)
}

export type CorrectFacts = ReturnType<typeof makeCorrectFacts>
export const CorrectFacts = token<CorrectFacts>('support/CorrectFacts')
