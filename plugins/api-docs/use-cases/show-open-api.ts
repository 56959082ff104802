import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Routes } from '#core/plugin/rows.ts'
import type { Translator } from '#core/ports/translator.ts'
import { writtenOpenApi } from '../domain/open-api.ts'

interface Dependencies {
  readonly rows: Routes
  readonly translator: Translator
}

/** The document of all calls; written once, since rows do not change while the process lives. */
export const makeShowOpenApi = ({ rows, translator }: Dependencies) => {
  let written: ReturnType<typeof writtenOpenApi> | undefined
  return Effect.fn('api-docs.show-open-api')(function* (_: Actor, _nothing: object) {
    written ??= writtenOpenApi(rows, translator.for('en'))
    return yield* Effect.succeed(written)
  })
}

export type ShowOpenApi = ReturnType<typeof makeShowOpenApi>
export const ShowOpenApi = token<ShowOpenApi>('api-docs/ShowOpenApi')
