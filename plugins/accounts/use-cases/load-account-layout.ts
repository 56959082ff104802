import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { LoadAccountLayout } from '../contract/ui.ts'

/** Loads what all pages of the account area show: the badge counters of its tabs. */
export const makeLoadAccountLayout = provide(
  LoadAccountLayout,
  { overview: Overview },
  ({ overview }): LoadAccountLayout =>
    Effect.fn('accounts.load-account-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
