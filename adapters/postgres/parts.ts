import { Effect, Exit } from 'effect'
import type { FacilityParts, PartsOfFacility } from '#core/facilities/facility-parts.port.ts'
import type { SlotData } from '#core/plugin/parts.ts'
import type { Db } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly parts: readonly SlotData[]
  /** Told of a part whose SQL fails; it is left out. */
  readonly onBroken: (part: SlotData, cause: unknown) => void
}

/**
 * Reads what plugins put into a page about facilities: one statement for all parts of a place.
 * If that fails, each part is read on its own and the broken one left out, so that one plugin's fault costs its part and not the page.
 */
export const makeFacilityParts = ({ db, parts, onBroken }: Dependencies): FacilityParts => {
  const select = (wanted: readonly SlotData[], facilityIds: readonly string[]) => {
    const members = wanted.map(({ name, query: reads }) => `'${name.replaceAll("'", "''")}', (${reads})`)
    return db.rows<{ id: string; parts: PartsOfFacility }>(
      `select f.id, jsonb_strip_nulls(jsonb_build_object(${members.join(', ')})) parts from facility f where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [JSON.stringify(facilityIds)],
    )
  }
  const singly = Effect.fn('facility-parts.singly')(function* (wanted: readonly SlotData[], facilityIds: readonly string[]) {
    const found = new Map<string, PartsOfFacility>()
    for (const part of wanted) {
      const exit = yield* Effect.exit(select([part], facilityIds))
      if (Exit.isFailure(exit)) onBroken(part, exit.cause)
      else for (const { id, parts } of exit.value) found.set(id, { ...found.get(id), ...parts })
    }
    return found
  })
  return {
    read: Effect.fn('facility-parts.read')(function* (place, facilityIds) {
      const wanted = parts.filter((part) => part.slot === place)
      if (!wanted.length || !facilityIds.length) return new Map<string, PartsOfFacility>()
      const joint = yield* Effect.exit(select(wanted, facilityIds))
      if (Exit.isFailure(joint)) return yield* singly(wanted, facilityIds)
      return new Map(joint.value.map(({ id, parts }) => [id, parts]))
    }),
  }
}
