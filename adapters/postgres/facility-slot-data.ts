import { Effect, Exit } from 'effect'
import type { FacilitySlotData, SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import type { FacilitySlot } from '#core/facilities/slots.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { SlotData } from '#core/plugin/slot-data.ts'
import type { SqlCondition } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

interface FoundData {
  readonly id: string
  readonly data: SlotDataOfFacility
}

interface Dependencies {
  readonly db: Db
  readonly slotData: readonly SlotData[]
  /** Called when the SQL of slot data fails; it is omitted. */
  readonly onFailure: (contribution: SlotData, cause: unknown) => void
}

/**
 * Reads the data that plugins contribute to the slots of facility pages: one statement for all contributions to a slot.
 * If it fails, each contribution is read separately and the failing one omitted, so that an error in one plugin does not break the page.
 */
export const makeFacilitySlotData = ({ db, slotData, onFailure }: Dependencies): FacilitySlotData => {
  const select = (selected: readonly SlotData[], { sql, parameters }: SqlCondition) => {
    const members = selected.map(({ name, query }) => `'${name.replaceAll("'", "''")}', (${query})`)
    return db.prepared<FoundData>(
      `select f.id, jsonb_strip_nulls(jsonb_build_object(${members.join(', ')})) data from facility f where ${sql}`,
      parameters,
    )
  }
  const readSeparately = Effect.fn('facility-slot-data.readSeparately')(function* (selected: readonly SlotData[], where: SqlCondition) {
    const found = new Map<string, SlotDataOfFacility>()
    for (const contribution of selected) {
      const exit = yield* Effect.exit(select([contribution], where))
      if (Exit.isFailure(exit)) onFailure(contribution, exit.cause)
      else for (const { id, data } of exit.value) found.set(id, { ...found.get(id), ...data })
    }
    return found
  })
  const readWhere = Effect.fn('facility-slot-data.read')(function* ({ slot }: FacilitySlot, where: SqlCondition) {
    const selected = slotData.filter((contribution) => contribution.slot === slot)
    if (!selected.length) return new Map<string, SlotDataOfFacility>()
    const combined = yield* Effect.exit(select(selected, where))
    if (Exit.isFailure(combined)) return yield* readSeparately(selected, where)
    return new Map(combined.value.map(({ id, data }) => [id, data]))
  })
  return {
    read: (slot, facilityIds) => {
      const ids = facilityIds.filter(isUuid)
      if (ids.length === 0) return Effect.succeed(new Map<string, SlotDataOfFacility>())
      return readWhere(slot, { sql: 'f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)', parameters: [JSON.stringify(ids)] })
    },
    readBySlug: (slot, slug) =>
      Effect.map(
        readWhere(slot, { sql: 'f.id = (select facility_id from facility_slug where slug = ?)', parameters: [slug] }),
        (found) => found.values().next().value ?? {},
      ),
  }
}
