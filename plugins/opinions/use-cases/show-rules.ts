import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { codeLimits, opinionLimits } from '../contract/limits.ts'

/** Returns the figures of the rules, so that the page that explains them never differs from the code. */
export const makeShowRules = (_: object) =>
  Effect.fn('opinions.show-rules')(function* () {
    return yield* Effect.succeed({
      minBatch: codeLimits.batch.min,
      maxBatch: codeLimits.batch.max,
      perYear: codeLimits.year,
      minText: opinionLimits.text.min,
    })
  })

export type ShowRules = ReturnType<typeof makeShowRules>
export const ShowRules = token<ShowRules>('opinions/ShowRules')
