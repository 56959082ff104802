import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import { LoadReportLayout } from '../contract/ui.ts'

/** Loads what the page of a report shows around it: the badge counters of the user card. */
export const makeLoadReportLayout = provide(
  LoadReportLayout,
  { overview: Overview },
  ({ overview }): LoadReportLayout =>
    Effect.fn('reports.load-layout')(function* (actor: Actor, _: LayoutInput) {
      const { id } = yield* requireUser(actor)
      return { badges: yield* overview.countsOf(id) }
    }),
)
