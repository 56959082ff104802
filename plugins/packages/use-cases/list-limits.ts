import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { limitRow, TranslateFor } from '../services/limit-row.ts'

/** Lists the limits with the values in force. */
export const ListLimits = define('packages/ListLimits', { limits: Limits, translateFor: TranslateFor }, ({ limits, translateFor }) =>
  Effect.fn('packages.list-limits')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const t = yield* translateFor(actor)
    return (yield* limits.all()).map((one) => limitRow(one, t))
  }),
)
