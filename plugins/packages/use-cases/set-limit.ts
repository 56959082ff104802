import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { type Tier, tiers } from '#core/packages/tier.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { parseLimitValue } from '../domain/limit-value.ts'
import { ChangeLimit } from './change-limit.ts'

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
