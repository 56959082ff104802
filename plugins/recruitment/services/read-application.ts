import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { writeRecruitment } from '../contract/permissions.ts'
import { isOpen } from '../contract/statuses.ts'
import type { ApplicationView } from '../contract/views.ts'
import type { Application } from '../domain/application.ts'
import { mayBecome, nextSteps } from '../domain/application-states.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { isAllowed } from './access.ts'
import { ReadApplications } from './read-applications.ts'
import { SealedContent } from './sealed-content.ts'

/** Decrypts one application with its history, as its parent or its facility sees it; the caller has checked that the user may read it. */
export const ReadApplication = define(
  'recruitment/ReadApplication',
  { applications: Applications, history: ApplicationHistory, readApplications: ReadApplications, sealed: SealedContent },
  ({ applications, history, readApplications, sealed }) =>
    Effect.fn('recruitment.read-one')(function* (actor: Actor, application: Application) {
      const [read] = yield* readApplications([application])
      if (!read) return yield* Effect.die(new Error(`Application ${application.id} was not read`))
      const { id, account_id, facility_id, child_key, consent_version, closed_at, status } = application
      const yours = actor.kind === 'user' && actor.id === account_id
      const steps = (yield* history.stepsOf(id)).map((step) => ({
        at: step.at,
        by: step.by,
        status: step.status,
        group: step.waiting_group,
        offer_expires_at: step.offer_expires_at,
        message: step.message === null ? null : sealed.openMessage(step.id, step.message),
      }))
      const reads = yours ? yield* history.readsOf(id) : []
      const others = yours && status === 'accepted' ? yield* applications.ofAccount(account_id) : []
      const { unseen: _, ...row } = read.row
      return {
        ...row,
        ...read.content,
        note: read.content.note ?? null,
        consent_version,
        closed_at,
        yours,
        history: steps,
        may_withdraw: yours && mayBecome('parent', status, 'withdrawn'),
        steps: isAllowed(actor, writeRecruitment, facility_id) ? nextSteps(status) : [],
        reads: reads.map(({ at, by, kind, times }) => ({ at, by, kind, times })),
        others_open: others.filter((one) => one.child_key === child_key && isOpen(one.status)).length,
      } satisfies ApplicationView
    }),
)

export type ReadApplication = PortOf<typeof ReadApplication>
