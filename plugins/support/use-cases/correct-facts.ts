import { Effect } from 'effect'
import type { FieldName } from '#core/facilities/fields.ts'
import { type FieldChanges, resolve, restate, type Statement } from '#core/facilities/statement.ts'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { FactRequired, LocalityNotFound } from '../contract/errors.ts'
import { valuesOf } from '../domain/correction.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion, ReadFacility } from '../services/read-facility.ts'

/** Values without which a facility cannot be listed. */
const required = ['name', 'type', 'voivodeship', 'county', 'city'] as const satisfies readonly FieldName[]

/** Fails when nobody would state a required value after these changes. */
const requireFacts = Effect.fn('support.require-facts')(function* (
  statements: readonly Statement[],
  number: string,
  changes: FieldChanges,
  on: string,
) {
  const isOwn = ({ source }: Statement) => source === 'support'
  const before = statements.find(isOwn) ?? { source: 'support', number, statedOn: on, fields: {}, goneOn: null }
  const { facts } = resolve([...statements.filter((one) => !isOwn(one)), restate(before, changes, on)])
  const missing = required.filter((name) => !facts[name])
  if (missing.length > 0) return yield* new FactRequired({ schema: Object.fromEntries(missing.map((name) => [name, ['FIELD_REQUIRED']])) })
})

/** Corrects facts of a facility: support's values are believed before those of owner and register, which stay beside them. */
export const CorrectFacts = handler(
  supportApi.correctFacts,
  {
    desk: FacilityDesk,
    gazetteer: Gazetteer,
    restateFacility: RestateFacility,
    readFacility: ReadFacility,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ desk, gazetteer, restateFacility, readFacility, audit, clock, transaction }) => {
    return Effect.fn('support.correct-facts')(function* (actor, correction) {
      const { id, reason } = correction
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
      const changes: FieldChanges = { ...values, ...Object.fromEntries(withdrawn.map((field) => [field, null])) }
      yield* requireFacts(statements, id, changes, toWarsawTime(clock.now()).day)
      yield* restateFacility(actor, { facilityId: id, source: 'support', changes })
      yield* audit.record({ actor, action: 'support.facility-corrected', subject: null, about: { facility: id, fields, reason } })
      return yield* readFacility(id)
    }, transaction)
  },
)
