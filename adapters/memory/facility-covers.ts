import { Effect } from 'effect'
import type { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import { makeTable } from './recoverable.ts'

/** Creates in-memory cover photos of facilities; `rows` are those saved so far, by facility id. */
export const makeMemoryFacilityCovers = () => {
  const { rows, snapshot } = makeTable<string | null>()
  const covers: FacilityCovers = { save: (facilityId, path) => Effect.sync(() => void rows.set(facilityId, path)) }
  return { ...covers, rows, snapshot }
}
