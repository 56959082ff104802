import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { KnownFacilities, type KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Opinion } from '../domain/opinion.ts'
import { Opinions } from '../domain/opinions.port.ts'

/** Opinion that is locked with its facility; `facility` is `null` after it was deleted or merged. */
export interface LockedOpinion {
  readonly opinion: Opinion
  readonly facility: KnownFacility | null
}

/** Locks an opinion with its facility, always the facility first. */
export const LockOpinion = define(
  'opinions/LockOpinion',
  { opinions: Opinions, directory: Facilities, knownFacilities: KnownFacilities },
  ({ opinions, directory, knownFacilities }) =>
    Effect.fn('opinions.lock')(function* (id: string) {
      const { facility_id } = yield* opinions.byId(id)
      yield* directory.lock([facility_id])
      const opinion = yield* opinions.lock(id)
      // A merge has moved it meanwhile: its new facility comes after the opinion in the order of locks, which a repeated
      // transaction resolves.
      if (opinion.facility_id !== facility_id) yield* directory.lock([opinion.facility_id])
      const facility = (yield* knownFacilities.find([opinion.facility_id])).get(opinion.facility_id) ?? null
      return { opinion, facility } satisfies LockedOpinion
    }),
)
