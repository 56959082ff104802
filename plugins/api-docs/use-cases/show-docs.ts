import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { defaultRateLimit } from '#core/plugin/allowance.ts'
import type { Routes } from '#core/plugin/rows.ts'
import { docsOf } from '../domain/docs.ts'

/** All calls for people who write programs. */
export const makeShowDocs = ({ rows }: { readonly rows: Routes }) =>
  Effect.fn('api-docs.show-docs')(function* (_: Actor, _nothing: object) {
    return yield* Effect.succeed({ ...docsOf(rows), allowance: defaultRateLimit })
  })

export type ShowDocs = ReturnType<typeof makeShowDocs>
export const ShowDocs = token<ShowDocs>('api-docs/ShowDocs')
