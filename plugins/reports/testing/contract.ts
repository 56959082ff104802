import { contractWith } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import type { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { insertAppeal, insertDecision, insertReport } from './insert-report.ts'

type Review = Parameters<typeof insertReview>[1]

/** Creates the records that the calls refer to. */
const createReports = async ({ platform, url }: TestProduct) => {
  const member = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async () => {
    const id = await storeStanding(platform, { status: 'registered', validUntil: null })
    await rows('insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
    return id
  }
  const decide = (reviewId: string) =>
    rows(`update moderation_review set state = 'accepted', decided_at = now() where id = ? returning 1`, [reviewId])
  return {
    member,
    support,
    facility,
    decide,
    /** Stores a report about a profile. */
    reported: async (review: Review = {}) => {
      const facilityId = await facility()
      return { facilityId, ...(await insertReport(rows, { accountId: newId(), facilityId, review })) }
    },
    message: () => insertReport(rows, { accountId: newId(), type: 'user_question_message' }),
    decision: (over: { outcome?: string } = {}) => insertDecision(rows, { accountId: member.id, ...over }),
    appeal: (review: Review = {}) => insertAppeal(rows, { accountId: newId(), review }),
    ownAppeal: (accountId: string) => insertAppeal(rows, { accountId }),
    owned: async () => {
      const id = await facility()
      await rows(`insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}') returning 1`, [
        member.id,
        id,
      ])
      return id
    },
    /** Creates a member who has sent the reports of the day. */
    busy: async () => {
      const user = await createMember(platform, url)
      await rows(
        `insert into reports_day (account_id, day, reports) values (?, (now() at time zone 'Europe/Warsaw')::date, 10) returning 1`,
        [user.id],
      )
      return user
    },
    curious: async () => {
      const user = await createMember(platform, url)
      for (let n = 0; n < 5; n++) await user.browser.call('POST', '/api/v1/notice', notice)
      return user
    },
  }
}
type Reports = Awaited<ReturnType<typeof createReports>>

const notice = { url: 'https://kredka.test/x', reason: 'illegal', good_faith: true, name: 'Ola', email: 'ola@kredka.test' }
const newReport = (target_id: string) => ({ target_type: 'facility', target_id, reason: 'fake', good_faith: true })
const reporting = (find: (data: Reports) => Promise<string>) => async (data: Reports) => ({
  path: '/api/v1/report',
  as: data.member.browser,
  body: newReport(await find(data)),
})
const resolution = (revision: string) => ({
  revision,
  outcome: 'dismissed',
  reason: 'fake',
  ground: 'terms',
  clause: 'pkt 4',
  facts: 'Jest w rejestrze.',
  duration: 'none',
})
const resolving =
  (find: (data: Reports) => Promise<{ readonly id: string; readonly facilityId: string }>, revision?: string) => async (data: Reports) => {
    const { id, facilityId } = await find(data)
    return { path: `/api/v1/report/${id}/resolve`, as: data.support.browser, body: resolution(revision ?? facilityId) }
  }
const deciding = (find: (data: Reports) => Promise<{ readonly id: string }>) => async (data: Reports) => ({
  path: `/api/v1/appeal/${(await find(data)).id}/decide`,
  as: data.support.browser,
  body: { outcome: 'upheld', note: 'Tak zostaje.' },
})
const about = (ending: string, find: (data: Reports) => Promise<string>, body?: Record<string, unknown>) => async (data: Reports) => ({
  path: `/api/v1/decision/${await find(data)}${ending}`,
  as: data.member.browser,
  ...(body && { body }),
})
const text = { text: 'Nie zgadzam się.' }
const unknown = async () => newId()

/** Contract of reports. */
export const contract = contractWith(createReports, {
  'post /api/v1/report': {
    success: reporting(({ facility }) => facility()),
    errors: {
      'error/report-target-not-found': reporting(unknown),
      'error/own-content': reporting(({ owned }) => owned()),
      'error/report-limit-reached': async ({ busy, facility }) => ({
        path: '/api/v1/report',
        as: (await busy()).browser,
        body: newReport(await facility()),
      }),
    },
  },
  'get /api/v1/report/mine': { success: ({ member }) => ({ path: '/api/v1/report/mine', as: member.browser }) },
  'get /api/v1/report/target/:type/:id': {
    success: async ({ member, facility }) => ({ path: `/api/v1/report/target/facility/${await facility()}`, as: member.browser }),
    errors: {
      'error/report-target-not-found': ({ member }) => ({ path: `/api/v1/report/target/facility/${newId()}`, as: member.browser }),
    },
  },
  'get /api/v1/report': {
    success: async ({ support, reported }) => {
      await reported()
      return { path: '/api/v1/report?state=open', as: support.browser }
    },
  },
  'get /api/v1/report/case/:id/context': {
    success: async ({ support, message }) => ({ path: `/api/v1/report/case/${(await message()).caseId}/context`, as: support.browser }),
    errors: {
      'error/report-not-found': async ({ support, reported }) => ({
        path: `/api/v1/report/case/${(await reported()).caseId}/context`,
        as: support.browser,
      }),
    },
  },
  'post /api/v1/report/:id/resolve': {
    success: resolving(({ reported }) => reported()),
    errors: {
      'error/report-not-found': resolving(async () => ({ id: newId(), facilityId: newId() })),
      'error/review-decided': resolving(async ({ reported, decide }) => {
        const stored = await reported()
        await decide(stored.reviewId)
        return stored
      }),
      'error/review-locked': resolving(({ reported, member }) => reported({ lockedBy: member.id })),
      'error/decider-excluded': resolving(({ reported, support }) => reported({ excluded: support.id })),
      'error/subject-changed': resolving(({ reported }) => reported(), 'another text'),
    },
  },
  'post /api/v1/notice': {
    success: () => ({ path: '/api/v1/notice', body: notice }),
    errors: {
      'error/too-many-requests': async ({ curious }) => ({ path: '/api/v1/notice', as: (await curious()).browser, body: notice }),
    },
  },
  'get /api/v1/decision/mine': { success: ({ member }) => ({ path: '/api/v1/decision/mine', as: member.browser }) },
  'get /api/v1/decision/:id': {
    success: about('', ({ decision }) => decision()),
    errors: { 'error/decision-not-found': about('', unknown) },
  },
  'post /api/v1/decision/:id/appeal': {
    success: about('/appeal', ({ decision }) => decision(), text),
    errors: {
      'error/decision-not-found': about('/appeal', unknown, text),
      'error/not-appealable': about('/appeal', ({ decision }) => decision({ outcome: 'dismissed' }), text),
      'error/appeal-exists': async (data) => {
        const id = await data.decision()
        await data.member.browser.call('POST', `/api/v1/decision/${id}/appeal`, text)
        return { path: `/api/v1/decision/${id}/appeal`, as: data.member.browser, body: text }
      },
    },
  },
  'post /api/v1/appeal/:id/decide': {
    success: deciding(({ appeal }) => appeal()),
    errors: {
      'error/appeal-not-found': deciding(async () => ({ id: newId() })),
      'error/review-decided': deciding(async ({ appeal, decide }) => {
        const stored = await appeal()
        await decide(stored.reviewId)
        return stored
      }),
      'error/review-locked': deciding(({ appeal, member }) => appeal({ lockedBy: member.id })),
      'error/decider-excluded': deciding(({ appeal, support }) => appeal({ excluded: support.id })),
      // The appeal is one of support itself.
      'error/subject-changed': deciding(async ({ support, ownAppeal }) => ownAppeal(support.id)),
    },
  },
  'get /api/v1/transparency': { success: () => ({ path: '/api/v1/transparency' }) },
})
