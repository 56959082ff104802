import { Effect } from 'effect'
import { hasPermission, requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { packagesApi } from '../contract/api.ts'
import type { FacilityUsageView } from '../contract/limit.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { TranslateFor } from '../services/limit-row.ts'

/** Returns the package of a facility and what it has used of each limit. */
export const ShowUsage = handler(
  packagesApi.showUsage,
  { limits: Limits, orders: Orders, facilities: PackageFacilities, translateFor: TranslateFor },
  ({ limits, orders, facilities, translateFor }) =>
    Effect.fn('packages.show-usage')(function* (actor, { facility_id }) {
      const facility_name = (yield* facilities.names([facility_id])).get(facility_id)
      yield* requirePermission(actor, facilityPermissions.writeData, facility_id)
      if (facility_name === undefined) return yield* new FacilityNotFound()
      const t = yield* translateFor(actor)
      const usage = yield* limits.usageOf(facility_id)
      const { tier, validUntil } = usage
      return {
        facility_id,
        facility_name,
        tier,
        valid_until: tier === 'premium' ? validUntil : null,
        trial_available: tier !== 'premium' && !(yield* orders.hadPackage(facility_id)),
        may_order: hasPermission(actor, facilityPermissions.writeBilling, facility_id),
        limits: usage.limits.map(({ limit: { key, type, name, unit }, value, used, resetsAt }) => ({
          key,
          type,
          name: t(name),
          unit,
          used,
          limit: value,
          resets_at: resetsAt,
        })),
      } satisfies FacilityUsageView
    }),
)
