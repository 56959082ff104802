import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Failure } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { type BuildRecordsDependencies, makeBuildRecords } from '../build-records.ts'
import type { FieldName, FieldValues } from '../fields.ts'
import { resolve, type StatedFields, type Statement, toStatedFields } from '../statement.ts'

/** Nobody would state a value that every facility needs; `schema` names it. */
export class FactRequired extends Failure('Validation', 'invalid') {}

/** Values without which a facility cannot be listed. */
const required = ['name', 'type', 'voivodeship', 'county', 'city'] as const satisfies readonly FieldName[]

interface Input {
  readonly facilityId: string
  /** Source of a person, such as `support`: it numbers facilities by their ids. */
  readonly source: string
  /** ISO date. */
  readonly on: string
  readonly values: FieldValues
  /** Fields that the source no longer states, so that the next source in rank is believed. */
  readonly withdrawn?: readonly FieldName[]
  /** Day on which the source closed the facility; `null` opens it again. Default: as before. */
  readonly goneOn?: string | null
}

/** Returns the fields of a statement with changes; fields that stay keep their day. */
const changedFields = (before: Statement | undefined, { values, withdrawn = [], on }: Input): StatedFields => {
  const kept = Object.entries(before?.fields ?? {}).filter(([name]) => !(withdrawn as readonly string[]).includes(name))
  const dated = kept.map(([name, stated]) => [name, before && before.statedOn !== on ? { on: before.statedOn, ...stated } : stated])
  return { ...(Object.fromEntries(dated) as StatedFields), ...toStatedFields(values) }
}

/** Changes what a person's source states about one facility; runs inside the caller's transaction, under the batch lock. Returns the id of its batch, by which it can be undone. */
export const makeCorrectFacility = (dependencies: BuildRecordsDependencies) => {
  const { facilities } = dependencies
  const buildRecords = makeBuildRecords(dependencies)
  return Effect.fn('facilities.correct')(function* (_: Actor, input: Input) {
    const { facilityId, source, on } = input
    const all = yield* facilities.statementsOf([facilityId])
    const before = all.find((one) => one.source === source && one.number === facilityId)
    const goneOn = input.goneOn === undefined ? (before?.goneOn ?? null) : input.goneOn
    const next = { source, number: facilityId, facilityId, statedOn: on, fields: changedFields(before, input), goneOn }

    const { facts } = resolve([...all.filter((one) => one !== before), next])
    const missing = required.filter((name) => !facts[name])
    if (missing.length > 0)
      return yield* new FactRequired({ schema: Object.fromEntries(missing.map((name) => [name, ['FIELD_REQUIRED']])) })

    const batch = newId()
    yield* facilities.save(batch, yield* buildRecords([next]))
    return batch
  })
}

export type CorrectFacility = ReturnType<typeof makeCorrectFacility>
export const CorrectFacility = token<CorrectFacility>('core/CorrectFacility')
