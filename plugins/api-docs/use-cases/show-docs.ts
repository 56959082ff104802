import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import { Endpoints } from '#core/plugin/endpoints.ts'
import { maxToolResult, Tools, toolsPath, toolsRateLimit } from '#core/plugin/tools.ts'
import { Installation } from '#core/ports/installation.ts'
import { describeApi, describeTools } from '../domain/api-docs.ts'

/** Returns the documentation of all endpoints and of the tools for assistants for the page. */
export const ShowDocs = define(
  'api-docs/ShowDocs',
  { endpoints: Endpoints, tools: Tools, installation: Installation },
  ({ endpoints, tools, installation }) =>
    Effect.fn('api-docs.show-docs')(function* (_: Actor, _nothing: object) {
      return yield* Effect.succeed({
        ...describeApi(endpoints),
        rateLimit: defaultRateLimit,
        assistants: {
          url: installation.publicUrl + toolsPath,
          limits: { ...toolsRateLimit, kilobytes: maxToolResult / 1000 },
          tools: describeTools(tools),
        },
      })
    }),
)
