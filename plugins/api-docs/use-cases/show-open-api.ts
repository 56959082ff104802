import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { Endpoints } from '#core/plugin/endpoints.ts'
import { Translator } from '#core/ports/translator.ts'
import { serializeOpenApi } from '../domain/open-api.ts'

/** Returns the OpenAPI document; serialized once, since endpoints do not change while the process runs. */
export const ShowOpenApi = define('api-docs/ShowOpenApi', { endpoints: Endpoints, translator: Translator }, ({ endpoints, translator }) => {
  let serialized: ReturnType<typeof serializeOpenApi> | undefined
  return Effect.fn('api-docs.show-open-api')(function* (_: Actor, _nothing: object) {
    const t = translator.for('en')
    serialized ??= serializeOpenApi(endpoints, (code) => t(asMessageKey(code)))
    return yield* Effect.succeed(serialized)
  })
})
