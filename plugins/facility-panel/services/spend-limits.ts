import { Effect } from 'effect'
import type { Facts, FieldChanges } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { facilityLimits } from '#core/packages/facility-limits.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { AmenityLimitReached, DescriptionLimitReached } from '../contract/errors.ts'

const keysOf = (features: readonly string[] = [], accessible: boolean | null | undefined) =>
  [...features, ...(accessible ? ['accessible'] : [])].toSorted().join()

/** Checks what a change needs of the facility's package, and spends the amenity edit of the month; only values that change count. */
export const SpendLimits = define('facility-panel/SpendLimits', { limits: Limits }, ({ limits }) =>
  Effect.fn('facility-panel.spend-limits')(function* (facilityId: string, before: Facts, changes: FieldChanges) {
    const { description, features, accessible, recruitment_text } = changes
    if (typeof description === 'string' && description !== before.description?.value)
      yield* limits
        .requireRoom(facilityId, facilityLimits.description, description.length)
        .pipe(Effect.catchTag('LimitReached', () => Effect.fail(new DescriptionLimitReached())))
    if (features && keysOf(features, accessible) !== keysOf(before.features?.value, before.accessible?.value)) {
      yield* limits
        .requireRoom(facilityId, facilityLimits.amenities, features.length + (accessible ? 1 : 0))
        .pipe(Effect.catchTag('LimitReached', () => Effect.fail(new AmenityLimitReached())))
      yield* limits.spend(facilityId, facilityLimits.amenityEdits)
    }
    if (typeof recruitment_text === 'string' && recruitment_text !== before.recruitment_text?.value)
      yield* limits
        .requireRoom(facilityId, facilityLimits.recruitmentText, 1)
        .pipe(Effect.catchTag('LimitReached', () => Effect.fail(new PremiumRequired())))
  }),
)
