import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import { Endpoints } from '#core/plugin/endpoints.ts'
import { describeApi } from '../domain/api-docs.ts'

/** Returns the documentation of all endpoints for the page. */
export const ShowDocs = define('api-docs/ShowDocs', { endpoints: Endpoints }, ({ endpoints }) =>
  Effect.fn('api-docs.show-docs')(function* (_: Actor, _nothing: object) {
    return yield* Effect.succeed({ ...describeApi(endpoints), rateLimit: defaultRateLimit })
  }),
)
