import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { KnownFacilities, KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Opinion } from '../domain/opinion.ts'
import type { Opinions } from '../domain/opinions.port.ts'

interface Dependencies {
  readonly opinions: Opinions
  readonly directory: Facilities
  readonly knownFacilities: KnownFacilities
}

/** Opinion that is locked with its facility; `facility` is `null` after it was deleted or merged. */
export interface LockedOpinion {
  readonly opinion: Opinion
  readonly facility: KnownFacility | null
}

/** Locks an opinion with its facility, always the facility first. */
export const makeLockOpinion = ({ opinions, directory, knownFacilities }: Dependencies) =>
  Effect.fn('opinions.lock')(function* (id: string) {
    const { facility_id } = yield* opinions.byId(id)
    yield* directory.lock([facility_id])
    const opinion = yield* opinions.lock(id)
    // A merge has moved it meanwhile: its new facility comes after the opinion in the order of locks, which a repeated
    // transaction resolves.
    if (opinion.facility_id !== facility_id) yield* directory.lock([opinion.facility_id])
    const facility = (yield* knownFacilities.find([opinion.facility_id])).get(opinion.facility_id) ?? null
    return { opinion, facility } satisfies LockedOpinion
  })

export type LockOpinion = ReturnType<typeof makeLockOpinion>
export const LockOpinion = token<LockOpinion>('opinions/LockOpinion')
