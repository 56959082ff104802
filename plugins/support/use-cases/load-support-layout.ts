import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { LoadSupportLayout } from '../contract/ui.ts'

/** Loads what all pages of the support area show: the badge counters of its tabs. */
export const makeLoadSupportLayout = provide(
  LoadSupportLayout,
  { overview: Overview },
  ({ overview }): LoadSupportLayout =>
    Effect.fn('support.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
