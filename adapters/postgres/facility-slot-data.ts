import { Effect } from 'effect'
import type { FacilitySlotData, SlotDataOfFacility } from '#core/facilities/facility-slot-data.port.ts'
import type { FacilitySlot } from '#core/facilities/slots.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { SlotData } from '#core/plugin/slot-data.ts'
import { makeJoinedQueries } from './joined-queries.ts'
import type { SqlCondition } from './sql-condition.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly slotData: readonly SlotData[]
  /** Called when the SQL of slot data fails; it is omitted. */
  readonly onFailure: (contribution: SlotData, cause: unknown) => void
}

/** Reads the data that plugins contribute to the slots of facility pages: one statement for all contributions to a slot. */
export const makeFacilitySlotData = ({ db, slotData, onFailure }: Dependencies): FacilitySlotData => {
  const readJoined = makeJoinedQueries(db, onFailure)
  const readWhere = ({ slot }: FacilitySlot, { sql, parameters }: SqlCondition) =>
    readJoined(
      slotData.filter((contribution) => contribution.slot === slot),
      'f.id',
      { sql: `facility f where ${sql}`, parameters },
    )
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
