import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Reportables } from '#core/moderation/reportable.ts'
import { ReportTargetNotFound } from '../contract/errors.ts'
import type { ByTarget, TargetView } from '../contract/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/find-type.ts'

/** Shows a thing to somebody who is about to report it. */
export const ShowTarget = define('reports/ShowTarget', { reportables: Reportables, reports: Reports }, ({ reportables, reports }) =>
  Effect.fn('reports.show-target')(function* (actor: Actor, { type, id }: ByTarget) {
    const user = yield* requireUser(actor)
    const found = findType(reportables, type)
    const thing = found ? yield* found.things.find(actor, id) : null
    if (!found || !thing) return yield* new ReportTargetNotFound()
    const { title, text, picture, path, authorIds } = thing
    return {
      type,
      label: found.label,
      title,
      text,
      picture,
      path,
      own: authorIds.includes(user.id),
      reported: (yield* reports.openOf(type, thing.id, user.id))?.number ?? null,
    } satisfies TargetView
  }),
)
