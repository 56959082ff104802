import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { LoadClaimsLayout } from '../contract/ui.ts'

/** Loads what the pages of the wizard share: the badge counters of the user card. */
export const makeLoadClaimsLayout = provide(
  LoadClaimsLayout,
  { overview: Overview },
  ({ overview }): LoadClaimsLayout =>
    Effect.fn('claims.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
