import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { ReadFacility } from '../services/read-facility.ts'

/** Describes a facility for an operator, who names it by id, slug or register number. */
export const DescribeFacility = define(
  'support/DescribeFacility',
  { desk: FacilityDesk, readFacility: ReadFacility },
  ({ desk, readFacility }) =>
    Effect.fn('support.describe-facility')(function* (_: Actor, { facility }: { readonly facility: string }) {
      const id = yield* desk.identify(facility)
      if (id === null) return yield* new FacilityNotFound()
      return yield* readFacility(id)
    }),
)
