import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'

/** Returns the user's counts of all plugins (features AP-09). */
export const makeShowOverview = ({ overview }: { readonly overview: Overview }) =>
  Effect.fn('notifications.show-overview')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return yield* overview.countsOf(id)
  })

export type ShowOverview = ReturnType<typeof makeShowOverview>
export const ShowOverview = token<ShowOverview>('notifications/ShowOverview')
