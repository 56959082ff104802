import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { pick } from '#core/records/fields.ts'
import type { ApplicationContent } from '../contract/application.ts'
import { ApplicationNotFound } from '../contract/errors.ts'
import { readRecruitment, writeRecruitment } from '../contract/permissions.ts'
import { isOpen } from '../contract/statuses.ts'
import { ApplicationRow, ApplicationView, ReadView, StepView } from '../contract/views.ts'
import type { Application } from '../domain/application.ts'
import { mayBecome, nextSteps } from '../domain/application-states.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { ageGroupOn } from '../domain/child.ts'
import { RecruitingFacilities } from '../domain/recruiting-facilities.port.ts'
import { isAllowed, requireAllowed } from './access.ts'
import { SealedContent } from './sealed-content.ts'

/** Content of an application whose key was lost. */
const unreadable: ApplicationContent = {
  parent_name: '',
  parent_phone: '',
  parent_email: '',
  address: '',
  child_name: '',
  child_birth_date: '',
  desired_start: '',
  hours_from: 0,
  hours_to: 0,
}

/** Decrypts applications; the caller has checked that the user may read them. */
export const ReadApplications = define(
  'recruitment/ReadApplications',
  { applications: Applications, facilities: RecruitingFacilities, sealed: SealedContent },
  ({ applications, facilities, sealed }) =>
    Effect.fn('recruitment.read')(function* (of: readonly Application[]) {
      const found = yield* facilities.byIds([...new Set(of.map(({ facility_id }) => facility_id))])
      const positions = yield* applications.positionsOf(of.flatMap(({ id, status }) => (status === 'waitlisted' ? [id] : [])))
      return of.map((application) => {
        const { id, facility_id, waiting_group } = application
        const content = sealed.open(id, application.content) ?? unreadable
        const { slug = null, name = '', city = '', gone = true } = found.get(facility_id) ?? {}
        const position = positions.get(id)
        const row: ApplicationRow = {
          ...pick(ApplicationRow.fields, application),
          ...pick(ApplicationRow.fields, content),
          facility: { id: facility_id, slug: gone ? null : slug, name, city },
          waiting: waiting_group === null || position === undefined ? null : { group: waiting_group, position },
          age_group: content === unreadable ? '3-6' : ageGroupOn(content.child_birth_date, content.desired_start),
        }
        return { application, content, row }
      })
    }),
)

/** Decrypts one application with its history, as its parent or its facility sees it; the caller has checked that the user may read it. */
export const ReadApplication = define(
  'recruitment/ReadApplication',
  { applications: Applications, history: ApplicationHistory, readApplications: ReadApplications, sealed: SealedContent },
  ({ applications, history, readApplications, sealed }) =>
    Effect.fn('recruitment.read-one')(function* (actor: Actor, application: Application) {
      const [read] = yield* readApplications([application])
      if (!read) return yield* Effect.die(new Error(`Application ${application.id} was not read`))
      const { id, account_id, facility_id, child_key, status } = application
      const yours = actor.kind === 'user' && actor.id === account_id
      const steps = (yield* history.stepsOf(id)).map((step) => ({
        ...pick(StepView.fields, step),
        group: step.waiting_group,
        message: step.message === null ? null : sealed.openMessage(step.id, step.message),
      }))
      const reads = yours ? yield* history.readsOf(id) : []
      const others = yours && status === 'accepted' ? yield* applications.ofAccount(account_id) : []
      return {
        ...pick(ApplicationView.fields, application),
        ...pick(ApplicationView.fields, read.row),
        ...read.content,
        note: read.content.note ?? null,
        yours,
        history: steps,
        may_withdraw: yours && mayBecome('parent', status, 'withdrawn'),
        steps: isAllowed(actor, writeRecruitment, facility_id) ? nextSteps(status) : [],
        reads: reads.map((one) => pick(ReadView.fields, one)),
        others_open: others.filter((one) => one.child_key === child_key && isOpen(one.status)).length,
      } satisfies ApplicationView
    }),
)

export type ReadApplication = PortOf<typeof ReadApplication>

/** Finds applications for those who may know of them; to all others they do not exist. */
export const FindApplication = define('recruitment/FindApplication', { applications: Applications }, ({ applications }) => ({
  /** Locks an application of the user. */
  own: Effect.fn('recruitment.find-own')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const application = yield* applications.lock(id)
    return application.account_id === user.id ? application : yield* new ApplicationNotFound()
  }),
  /** Locks an application that the user answers for its facility. */
  answered: Effect.fn('recruitment.find-answered')(function* (actor: Actor, id: string) {
    yield* requireUser(actor)
    const application = yield* applications.lock(id)
    if (!isAllowed(actor, readRecruitment, application.facility_id)) return yield* new ApplicationNotFound()
    yield* requireAllowed(actor, writeRecruitment, application.facility_id)
    return application
  }),
  /** Reads an application as its parent or as a reader of its facility. */
  readable: Effect.fn('recruitment.find-readable')(function* (actor: Actor, id: string) {
    const user = yield* requireUser(actor)
    const application = yield* applications.byId(id)
    const yours = application.account_id === user.id
    const reads = isAllowed(actor, readRecruitment, application.facility_id)
    if (!yours && !reads) return yield* new ApplicationNotFound()
    return { user, application, yours, reads }
  }),
}))

export type FindApplication = PortOf<typeof FindApplication>
