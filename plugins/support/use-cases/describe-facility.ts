import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies {
  readonly desk: FacilityDesk
  readonly readFacility: ReadFacility
}

/** Describes a facility for an operator, who names it by id, slug or register number. */
export const makeDescribeFacility = ({ desk, readFacility }: Dependencies) =>
  Effect.fn('support.describe-facility')(function* (_: Actor, { facility }: { readonly facility: string }) {
    const id = yield* desk.identify(facility)
    if (id === null) return yield* new FacilityNotFound()
    return yield* readFacility(id)
  })

export type DescribeFacility = ReturnType<typeof makeDescribeFacility>
export const DescribeFacility = token<DescribeFacility>('support/DescribeFacility')
