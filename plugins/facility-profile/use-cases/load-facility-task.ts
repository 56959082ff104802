import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { LoadFacilityTask } from '../contract/ui.ts'

/** Loads the facility of a task, and the badge counters of the user card. */
export const makeLoadFacilityTask = provide(
  LoadFacilityTask,
  { facilities: KnownFacilities, overview: Overview },
  ({ facilities, overview }): LoadFacilityTask =>
    Effect.fn('facility-profile.load-facility-task')(function* (actor: Actor, { slug = '' }: LayoutInput) {
      const { id } = yield* requireUser(actor)
      const facility = yield* facilities.findBySlug(slug)
      if (facility === null) return yield* new FacilityNotFound()
      return { facility, badges: yield* overview.countsOf(id) }
    }),
)
