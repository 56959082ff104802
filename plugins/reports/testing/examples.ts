import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import type { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { reportsApi } from '../contract/api.ts'
import { insertAppeal, insertDecision, insertReport } from './insert-report.ts'

type Review = Parameters<typeof insertReview>[1]

const createRecords = ({ account, copyFacility, createMember, rows }: ExampleContext) => ({
  /** Stores a report of the account about a profile. */
  report: async (review: Review = {}) => {
    const facilityId = await copyFacility()
    return { facilityId, ...(await insertReport(rows, { accountId: (await account()).id, facilityId, review })) }
  },
  decision: async (outcome?: string) => insertDecision(rows, { accountId: (await account()).id, ...(outcome && { outcome }) }),
  appeal: async (review: Review = {}) => insertAppeal(rows, { accountId: (await account()).id, review }),
  decide: (reviewId: string) =>
    rows(`update moderation_review set state = 'accepted', decided_at = now() where id = ? returning 1`, [reviewId]),
  /** Creates a member who has sent the reports of the day. */
  busy: async () => {
    const member = await createMember()
    await rows(
      `insert into reports_day (account_id, day, reports) values (?, (now() at time zone 'Europe/Warsaw')::date, 10) returning 1`,
      [member.id],
    )
    return member
  },
})
type Context = ContextOf<typeof createRecords>

const newReport = (target_id: string) => ({ target_type: 'facility', target_id, reason: 'fake', good_faith: true })
const resolving = ({ id, revision }: { readonly id: string; readonly revision: string }) => ({
  params: { id },
  body: {
    revision,
    outcome: 'dismissed',
    reason: 'fake',
    ground: 'terms',
    clause: 'pkt 4',
    facts: 'Jest w rejestrze.',
    duration: 'none',
  },
})
const resolvingWith = (reviewOf: (context: Context) => Review) => async (context: Context) => {
  const { id, facilityId } = await context.report(reviewOf(context))
  return resolving({ id, revision: facilityId })
}
const deciding = (id: string) => ({ params: { id }, body: { outcome: 'upheld', note: 'Tak zostaje.' } })
const decidingWith = (reviewOf: (context: Context) => Review) => async (context: Context) =>
  deciding((await context.appeal(reviewOf(context))).id)
const appealing = (id: string) => ({ params: { id }, body: { text: 'Nie zgadzam się.' } })

/**
 * Reports and appeals of the caller and of another account; nobody decides about a report, or an appeal, of their own.
 * Decisions concern the caller, or another account; support reads all of them and appeals only against its own. The
 * facility that is reported is a copy of that of another owner, who answers for it and may not report it.
 */
export const examples = examplesOf(reportsApi, createRecords, {
  reportThing: {
    effect: 'reported',
    requests: {
      foreign: async ({ copyFacility }) => {
        const id = await copyFacility()
        return { body: newReport(id), appears: ['select 1 from reports_case where target_id = ?', id] }
      },
    },
    may: { foreign: { 'foreign owner': '403 own-content' } },
    errors: {
      ReportTargetNotFound: () => ({ body: newReport(newId()) }),
      ReportLimitReached: async ({ busy, copyFacility }) => ({ as: await busy(), body: newReport(await copyFacility()) }),
    },
  },
  listOwnReports: { requests: { none: () => ({}) } },
  showTarget: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { type: 'facility', id: facility } }) },
    errors: { ReportTargetNotFound: () => ({ params: { type: 'facility', id: newId() } }) },
  },
  listReports: {
    requests: {
      none: async ({ report }) => {
        await report()
        return { query: { state: 'open' } }
      },
    },
  },
  readContext: {
    requests: { none: () => ({ params: { id: newId() } }) },
    may: { none: '404 report-not-found' },
    success: async ({ rows, account }) => ({
      params: { id: (await insertReport(rows, { accountId: (await account()).id, type: 'user_question_message' })).caseId },
    }),
  },
  resolveReport: {
    effect: 'decided',
    requests: {
      'own, foreign': async ({ report }) => {
        const { id, caseId, facilityId } = await report()
        return {
          ...resolving({ id, revision: facilityId }),
          appears: [`select 1 from reports_case where id = ? and state = 'resolved'`, caseId],
        }
      },
    },
    may: { own: '409 subject-changed' },
    errors: {
      ReportNotFound: () => resolving({ id: newId(), revision: newId() }),
      ReviewDecided: async ({ report, decide }) => {
        const { id, facilityId, reviewId } = await report()
        await decide(reviewId)
        return resolving({ id, revision: facilityId })
      },
      ReviewLocked: resolvingWith(() => ({ lockedBy: newId() })),
      DeciderExcluded: resolvingWith(({ user }) => ({ excluded: user?.id ?? '' })),
      SubjectChanged: async ({ report }) => resolving({ id: (await report()).id, revision: 'another text' }),
    },
  },
  sendNotice: {
    effect: 'reported',
    requests: {
      none: () => {
        const url = `https://kredka.test/${newId()}`
        return {
          body: { url, reason: 'child_safety', good_faith: true },
          appears: ['select 1 from reports_report where url = ?', url],
        }
      },
    },
    errors: {
      TooManyRequests: async ({ createMember }) => {
        const body = { url: 'https://kredka.test/x', reason: 'illegal', good_faith: true, name: 'Ola', email: 'ola@kredka.test' }
        const curious = await createMember()
        for (let n = 0; n < 5; n++) await curious.browser.call('POST', '/api/v1/notice', body)
        return { as: curious, body }
      },
    },
  },
  listOwnDecisions: { requests: { none: () => ({}) } },
  showDecision: {
    requests: { 'own, foreign': async ({ decision }) => ({ params: { id: await decision() } }) },
    may: { foreign: { user: '404 decision-not-found', support: 'success' } },
  },
  appealDecision: {
    effect: 'appealed',
    requests: {
      'own, foreign': async ({ decision }) => {
        const id = await decision()
        return { ...appealing(id), appears: ['select 1 from reports_appeal where decision_id = ?', id] }
      },
    },
    may: { foreign: '404 decision-not-found' },
    errors: {
      NotAppealable: async ({ decision }) => appealing(await decision('dismissed')),
      AppealExists: async ({ decision, user }) => {
        const { params, body } = appealing(await decision())
        await user?.browser.call('POST', `/api/v1/decision/${params.id}/appeal`, body)
        return { params, body }
      },
    },
  },
  decideAppeal: {
    effect: 'decided',
    requests: {
      'own, foreign': async ({ appeal }) => {
        const { id } = await appeal()
        return { ...deciding(id), appears: [`select 1 from reports_appeal where id = ? and state = 'upheld'`, id] }
      },
    },
    may: { own: '409 subject-changed' },
    errors: {
      AppealNotFound: () => deciding(newId()),
      ReviewDecided: async ({ appeal, decide }) => {
        const { id, reviewId } = await appeal()
        await decide(reviewId)
        return deciding(id)
      },
      ReviewLocked: decidingWith(() => ({ lockedBy: newId() })),
      DeciderExcluded: decidingWith(({ user }) => ({ excluded: user?.id ?? '' })),
    },
  },
  showTransparency: { requests: { none: () => ({}) } },
})
