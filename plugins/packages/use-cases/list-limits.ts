import { Effect } from 'effect'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { packagesApi } from '../contract/api.ts'
import { limitRow, TranslateFor } from '../services/limit-row.ts'

/** Lists the limits with the values in force. */
export const ListLimits = handler(packagesApi.listLimits, { limits: Limits, translateFor: TranslateFor }, ({ limits, translateFor }) =>
  Effect.fn('packages.list-limits')(function* (actor) {
    const t = yield* translateFor(actor)
    return (yield* limits.all()).map((one) => limitRow(one, t))
  }),
)
