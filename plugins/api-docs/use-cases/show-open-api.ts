import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { token } from '#core/kernel/token.ts'
import type { Endpoints } from '#core/plugin/endpoints.ts'
import type { Translator } from '#core/ports/translator.ts'
import { serializeOpenApi } from '../domain/open-api.ts'

interface Dependencies {
  readonly endpoints: Endpoints
  readonly translator: Translator
}

/** Returns the OpenAPI document; serialized once, since endpoints do not change while the process runs. */
export const makeShowOpenApi = ({ endpoints, translator }: Dependencies) => {
  let serialized: ReturnType<typeof serializeOpenApi> | undefined
  return Effect.fn('api-docs.show-open-api')(function* (_: Actor, _nothing: object) {
    const t = translator.for('en')
    serialized ??= serializeOpenApi(endpoints, (code) => t(asMessageKey(code)))
    return yield* Effect.succeed(serialized)
  })
}

export type ShowOpenApi = ReturnType<typeof makeShowOpenApi>
export const ShowOpenApi = token<ShowOpenApi>('api-docs/ShowOpenApi')
