import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission, requirePermission } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { LimitValue } from '#core/packages/limit.ts'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { LimitNotFound } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { type Tier, tiers } from '#core/packages/tier.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { packagesApi } from '../contract/api.ts'
import type { FacilityUsageView } from '../contract/limit.ts'
import { fitsLimit, parseLimitValue } from '../domain/limit-value.ts'
import { Orders } from '../domain/orders.port.ts'
import { PackageFacilities } from '../domain/package-facilities.port.ts'
import { limitRow, TranslateFor } from '../services/limit-row.ts'

/** Lists the limits with the values in force. */
export const ListLimits = handler(packagesApi.listLimits, { limits: Limits, translateFor: TranslateFor }, ({ limits, translateFor }) =>
  Effect.fn('packages.list-limits')(function* (actor) {
    const t = yield* translateFor(actor)
    return (yield* limits.all()).map((one) => limitRow(one, t))
  }),
)

/** Changes values of a limit for all facilities; the old ones stand in the audit log. */
export const ChangeLimit = handler(
  packagesApi.changeLimit,
  { limits: Limits, translateFor: TranslateFor, audit: Audit, events: Events, transaction: Transaction },
  ({ limits, translateFor, audit, events, transaction }) =>
    Effect.fn('packages.change-limit')(function* (actor, { id, version, ...changes }) {
      const limit = (yield* limits.all()).find(({ key }) => key === id)
      if (!limit) return yield* new LimitNotFound()
      if (version !== undefined && version !== limit.version) return yield* new VersionConflict()
      const given = { free: changes.value_free, registered: changes.value_registered, premium: changes.value_premium }
      const misfits = tiers.filter((tier) => given[tier] !== undefined && !fitsLimit(limit, given[tier]))
      if (misfits.length)
        return yield* new Validation({ schema: Object.fromEntries(misfits.map((tier) => [`value_${tier}`, ['FIELD_INVALID']])) })
      const newValue = (tier: Tier): LimitValue => (given[tier] === undefined ? limit.values[tier] : given[tier])
      const values = { free: newValue('free'), registered: newValue('registered'), premium: newValue('premium') }
      const replaced = yield* limits.replace(id, values, limit.version)
      yield* audit.record({
        actor,
        action: 'packages.limit-changed',
        subject: null,
        about: { limit: id, before: limit.values, after: values },
      })
      yield* events.emit(LimitChanged.of({ limit: id }))
      return limitRow(replaced, yield* translateFor(actor))
    }, transaction),
)

interface Input extends Readonly<Partial<Record<Tier, string | undefined>>> {
  readonly key: string
}

/** Sets values of a limit as the operator types them. */
export const SetLimit = define('packages/SetLimit', { changeLimit: ChangeLimit }, ({ changeLimit }) =>
  Effect.fn('packages.set-limit')(function* (actor: Actor, { key, ...typed }: Input) {
    const given = tiers.flatMap((tier) => (typed[tier] === undefined ? [] : [[tier, parseLimitValue(typed[tier])] as const]))
    const unreadable = given.filter(([, value]) => value === undefined)
    if (unreadable.length)
      return yield* new Validation({ schema: Object.fromEntries(unreadable.map(([tier]) => [tier, ['FIELD_INVALID']])) })
    if (given.length === 0) return yield* new Validation({ detail: 'Give at least one of --free, --registered and --premium' })
    return yield* changeLimit(actor, { id: key, ...Object.fromEntries(given.map(([tier, value]) => [`value_${tier}`, value])) })
  }),
)

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
