import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { LayoutInput } from '#core/plugin/layout.ts'
import type { LoadReportLayout } from '../contract/ui.ts'

/** Loads what the page of a report shows around it: the badge counters of the user card. */
export const makeLoadReportLayout = ({ overview }: { readonly overview: Overview }): LoadReportLayout =>
  Effect.fn('reports.load-layout')(function* (actor: Actor, _: LayoutInput) {
    const { id } = yield* requireUser(actor)
    return { badges: yield* overview.countsOf(id) }
  })
