import { Effect } from 'effect'
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
import { packagesApi } from '../contract/api.ts'
import { fitsType } from '../domain/limit-value.ts'
import { limitRow, TranslateFor } from '../services/limit-row.ts'

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
      const misfits = tiers.filter((tier) => given[tier] !== undefined && !fitsType(limit.type, given[tier]))
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
