import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { codeLimits, opinionLimits } from '../contract/limits.ts'

/** Returns the figures of the rules, so that the page that explains them never differs from the code. */
export const ShowRules = define('opinions/ShowRules', {}, (_) =>
  Effect.fn('opinions.show-rules')(function* () {
    return yield* Effect.succeed({
      minBatch: codeLimits.batch.min,
      maxBatch: codeLimits.batch.max,
      perYear: codeLimits.year,
      minText: opinionLimits.text.min,
    })
  }),
)
