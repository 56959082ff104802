import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Limits } from '#core/packages/limits.port.ts'
import { limitRow, type TranslateFor } from '../services/limit-row.ts'

interface Dependencies {
  readonly limits: Limits
  readonly translateFor: TranslateFor
}

/** Lists the limits with the values in force. */
export const makeListLimits = ({ limits, translateFor }: Dependencies) =>
  Effect.fn('packages.list-limits')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const t = yield* translateFor(actor)
    return (yield* limits.all()).map((one) => limitRow(one, t))
  })

export type ListLimits = ReturnType<typeof makeListLimits>
export const ListLimits = token<ListLimits>('packages/ListLimits')
