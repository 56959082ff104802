import { Effect } from 'effect'
import { Reportables } from '#core/moderation/reportable.ts'
import { handler } from '#core/plugin/handler.ts'
import { reportsApi } from '../contract/api.ts'
import { ReportTargetNotFound } from '../contract/errors.ts'
import type { TargetView } from '../contract/report.ts'
import { Reports } from '../domain/reports.port.ts'
import { findType } from '../services/find-type.ts'

/** Shows a thing to somebody who is about to report it. */
export const ShowTarget = handler(reportsApi.showTarget, { reportables: Reportables, reports: Reports }, ({ reportables, reports }) =>
  Effect.fn('reports.show-target')(function* (user, { type, id }) {
    const found = findType(reportables, type)
    const thing = found ? yield* found.things.find(user, id) : null
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
