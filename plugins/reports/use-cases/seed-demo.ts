import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { AccountOrigins } from '#plugins/accounts/contract/queries.ts'
import type { ReportReason } from '../contract/reasons.ts'
import { Reports } from '../domain/reports.port.ts'
import { AppealDecision } from './decisions.ts'
import { ReportThing } from './report-thing.ts'
import { ResolveReport } from './resolve-report.ts'

/** Facilities of the demo that users have reported. */
const waiting = 'bajka-przedszkole-krakow'
const decided = 'tecza-zlobek-warszawa'

/** Sends reports of the demo's users, once: two about one facility that wait, and one that was dismissed and is under appeal. */
export const SeedReportsDemo = define(
  'reports/SeedDemo',
  {
    reports: Reports,
    facilities: KnownFacilities,
    origins: AccountOrigins,
    reportThing: ReportThing,
    resolveReport: ResolveReport,
    appealDecision: AppealDecision,
  },
  ({ reports, facilities, origins, reportThing, resolveReport, appealDecision }): Seed => {
    const userOf = Effect.fn('reports.demo-user')(function* (name: string, type: User['type']) {
      const found = yield* origins.originOfEmail(`${name}@demo.test`)
      return found && ({ kind: 'user', id: found.id, type, perms: {}, session: found.id, address: `demo-${name}` } satisfies User)
    })
    return Effect.fn('reports.seed-demo')(function* () {
      if ((yield* reports.list(undefined, { page: 1, offset: 0, limit: 1 })).total > 0) return
      const parent = yield* userOf('rodzic', 'user')
      const teacher = yield* userOf('nauczyciel', 'user')
      const support = yield* userOf('support', 'support')
      const open = yield* facilities.findBySlug(waiting)
      const closed = yield* facilities.findBySlug(decided)
      if (!parent || !teacher || !support || !open || !closed) return
      const report = (user: User, target_id: string, reason: ReportReason, text: string) =>
        reportThing(user, { target_type: 'facility', target_id, reason, text, good_faith: true })
      yield* report(parent, open.id, 'outdated_data', 'Godziny są stare, od września otwierają o 6:30.')
      yield* report(teacher, open.id, 'copyright', 'Opis jest skopiowany z naszej strony.')
      const { id } = yield* report(teacher, closed.id, 'fake', 'Tej placówki nie ma pod tym adresem.')
      const decision = yield* resolveReport(support, {
        id,
        revision: closed.id,
        outcome: 'dismissed',
        reason: 'fake',
        ground: 'terms',
        clause: 'pkt 4.1',
        duration: 'none',
        facts: 'Placówka jest w rejestrze pod tym adresem, potwierdził to także organ prowadzący.',
      })
      yield* appealDecision(teacher, { id: decision.id, text: 'Byłem tam w piątek, w budynku jest teraz sklep.' })
    }, Effect.orDie)
  },
)
