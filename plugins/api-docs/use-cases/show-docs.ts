import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import type { Endpoints } from '#core/plugin/endpoints.ts'
import { describeApi } from '../domain/api-docs.ts'

/** Returns the documentation of all endpoints for the page. */
export const makeShowDocs = ({ endpoints }: { readonly endpoints: Endpoints }) =>
  Effect.fn('api-docs.show-docs')(function* (_: Actor, _nothing: object) {
    return yield* Effect.succeed({ ...describeApi(endpoints), rateLimit: defaultRateLimit })
  })

export type ShowDocs = ReturnType<typeof makeShowDocs>
export const ShowDocs = token<ShowDocs>('api-docs/ShowDocs')
