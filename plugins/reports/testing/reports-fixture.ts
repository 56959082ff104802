import { Effect } from 'effect'
import { aUser } from '#adapters/memory/actors.ts'
import { makeAudit } from '#adapters/memory/audit.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeMailQueue } from '#adapters/memory/mail-queue.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { tableRows } from '#config/quality/testing/table-rows.ts'
import { transactionWith, type UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { User } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { type BuiltReportable, moderationActs, type ReportedThing, type ThingAct } from '#core/moderation/reportable.ts'
import { SubjectChanged } from '#core/moderation/review-kind.ts'
import type { ReviewQueue, Submission } from '#core/moderation/review-queue.port.ts'
import type { Overview } from '#core/overview/overview.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Decisions } from '../domain/decisions.port.ts'
import { Reports } from '../domain/reports.port.ts'
import { AppealTable, CaseTable, DecisionTable, ReportTable } from '../persistence/tables.ts'
import { ViewDecision } from '../services/view-decision.ts'
import { CloseAppeal } from '../use-cases/decide-appeal.ts'
import { AppealDecision } from '../use-cases/decisions.ts'
import { RecordRefusal } from '../use-cases/record-refusal.ts'
import { ReportThing } from '../use-cases/report-thing.ts'
import { CloseCase } from '../use-cases/resolve-report.ts'

/**
 * Creates the services of reports over their repositories, with things of one type: `things` by id, `acts` that were carried
 * out, `waiting` what the queue holds, `stored` the rows.
 */
export const makeReportsFixture = (database: UseCaseDatabase) => {
  const { clock } = database
  const events = makeEvents()
  const audit = makeAudit()
  const mailQueue = makeMailQueue()
  const stored = {
    cases: tableRows(database, CaseTable),
    reports: tableRows(database, ReportTable),
    decisions: tableRows(database, DecisionTable),
    appeals: tableRows(database, AppealTable),
  }
  const things = new Map<string, ReportedThing>()
  const acts = [] as ThingAct[]
  const waiting = new Map<string, Submission>()
  const thingsOfType: BuiltReportable['things'] = {
    find: (actor, id) =>
      Effect.sync(() => {
        const thing = things.get(id)
        return thing && (thing.isPublic || actor.kind === 'platform') ? thing : null
      }),
    act: (_, act) =>
      things.get(act.id)?.revision === act.revision ? Effect.sync(() => void acts.push(act)) : Effect.fail(new SubjectChanged()),
    locate: ({ path }) => Effect.succeed([...things.values()].find((thing) => thing.path === path)?.id ?? null),
    ofReview: (subjectId) => Effect.sync(() => [...things.values()].find(({ revision }) => revision === subjectId) ?? null),
  }
  const type: BuiltReportable = {
    type: 'opinion',
    label: asMessageKey('sample.reported'),
    acts: moderationActs,
    reviewKind: 'opinion',
    things: thingsOfType,
  }
  const queue: ReviewQueue = {
    submit: (submission) => Effect.sync(() => ({ dueAt: String(waiting.set(submission.subjectId, submission).size) })),
    withdraw: (_, subjectId) => Effect.sync(() => void waiting.delete(subjectId)),
  }
  const accounts = new Map<string, User>()
  const addUser = (over: Partial<User> = {}) => {
    const user = aUser({ id: newId(), ...over })
    accounts.set(user.id, user)
    return user
  }
  const ports = {
    clock,
    events,
    audit,
    mailQueue,
    queue,
    reports: database.find(Reports),
    decisions: database.find(Decisions),
    reportables: [type],
    rateLimit: database.find(RateLimit),
    site: { url: 'https://kredka.test' },
    overview: { publishCounts: () => Effect.void } as Pick<Overview, 'publishCounts'> as Overview,
    accounts: {
      byIds: (ids: readonly string[]) =>
        Effect.succeed(
          ids.flatMap((id) =>
            accounts.has(id) ? [{ id, email: `${id}@kredka.test`, first_name: 'Ola', last_name: 'Nowak', language: 'pl' as const }] : [],
          ),
        ),
    },
    transaction: transactionWith(database, events, audit, mailQueue),
  }
  const viewDecision = makeOf(ViewDecision)(ports)
  const author = addUser()
  const reporter = addUser()
  const support = addUser({ type: 'support' })
  const addThing = (over: Partial<ReportedThing> = {}) => {
    const thing: ReportedThing = {
      id: newId(),
      revision: newId(),
      facilityId: null,
      title: 'Bajka',
      authorIds: [author.id],
      text: 'Zła opinia',
      picture: null,
      isPublic: true,
      path: `/placowka/bajka-${things.size}`,
      ...over,
    }
    things.set(thing.id, thing)
    return thing
  }
  const thing = addThing()
  const reportThing = makeOf(ReportThing)(ports)
  const report = (user = reporter, over: Partial<Parameters<typeof reportThing>[1]> = {}) =>
    reportThing(user, { target_type: 'opinion', target_id: thing.id, reason: 'insult', good_faith: true, ...over })
  const resolution = {
    outcome: 'hidden',
    reason: 'insult',
    ground: 'terms',
    clause: 'pkt 7',
    facts: 'Obelga.',
    duration: 'until_changed',
  } as const
  const closeCase = makeOf(CloseCase)(ports)
  /** Decides the open case of the thing. */
  const close = (over: object = {}, actor = support) =>
    Effect.gen(function* () {
      const cases = yield* Effect.promise(stored.cases.all)
      const subjectId = cases.find(({ state }) => state === 'open')?.id ?? ''
      const details = { id: subjectId, revision: thing.revision, ...resolution, ...over }
      return yield* closeCase(actor, { subjectId, outcome: 'reject', reason: 'insult', note: '', details })
    })
  const closeAppeal = makeOf(CloseAppeal)(ports)
  const decideAppeal = (id: string, outcome: 'upheld' | 'overturned', actor: User) =>
    closeAppeal(actor, { subjectId: id, outcome: 'accept', reason: null, note: '', details: { id, outcome, note: 'Bo tak.' } })
  const lastDecision = async () => (await stored.decisions.all()).at(-1)
  return {
    ...ports,
    viewDecision,
    stored,
    countNotifiers: async () => (await rowsOf(database, 'select 1 from reports_notifier')).length,
    /** Erases a reporter from the reports, as the erasure of an account does. */
    eraseReporter: (id: string) =>
      rowsOf(database, `update reports_report set account_id = null, text = '' where account_id = ? returning 1`, [id]),
    things,
    acts,
    waiting,
    thing,
    addThing,
    addUser,
    author,
    reporter,
    support,
    accounts,
    report,
    close,
    closeCase,
    decideAppeal,
    lastDecision,
    appeal: makeOf(AppealDecision)(ports),
    refuse: makeOf(RecordRefusal)(ports),
  }
}
