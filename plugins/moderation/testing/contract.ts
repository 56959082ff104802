import { contractWith, fixed } from '#config/quality/testing/contract/route-cases.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { goneSubject } from '#config/quality/testing/review-fixture/plugin.ts'
import { newId } from '#core/kernel/ids.ts'
import { createMember, type Member } from '#plugins/accounts/testing/member.ts'
import { insertReview } from './insert-review.ts'

interface Desks {
  readonly anna: Member
  readonly waiting: () => Promise<string>
  readonly locked: () => Promise<string>
  readonly decided: () => Promise<string>
  readonly appealed: () => Promise<string>
  readonly gone: () => Promise<string>
}

const createDesks = async ({ platform, url }: TestProduct): Promise<Desks> => {
  const anna = await createMember(platform, url, 'support')
  const ewa = await createMember(platform, url, 'support')
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const waiting = () => insertReview(rows)
  return {
    anna,
    waiting,
    locked: () => insertReview(rows, { lockedBy: ewa.id }),
    decided: async () => {
      const id = await waiting()
      await rows(
        `update moderation_review set state = 'accepted', decided_at = now(), decided_by_account_id = ? where id = ? returning id`,
        [ewa.id, id],
      )
      return id
    },
    appealed: () => insertReview(rows, { excluded: anna.id }),
    gone: () => insertReview(rows, { subjectId: goneSubject }),
  }
}

const path = '/api/v1/moderation'
const acceptance = { outcome: 'accept' } as const
type Find = keyof Omit<Desks, 'anna'>

const locking = (find: Find) => async (desks: Desks) => ({ path: `${path}/${await desks[find]()}/claim`, as: desks.anna.browser, body: {} })
const deciding =
  (find: Find, body: Readonly<Record<string, unknown>> = acceptance) =>
  async (desks: Desks) => ({
    path: `${path}/${await desks[find]()}/decide`,
    as: desks.anna.browser,
    body,
  })
const unknown =
  (ending: string, body?: object) =>
  ({ anna }: Desks) => ({ path: `${path}/${newId()}${ending}`, as: anna.browser, ...(body && { body: { ...body } }) })

/** Contract of the review queue. */
export const contract = contractWith(createDesks, {
  'get /api/v1/moderation': { success: ({ anna }) => ({ path: `${path}?status=waiting&limit=5`, as: anna.browser }) },
  'get /api/v1/moderation/counts': { success: ({ anna }) => ({ ...fixed(`${path}/counts`)(), as: anna.browser }) },
  'get /api/v1/moderation/:id': {
    success: async ({ anna, waiting }) => ({ path: `${path}/${await waiting()}`, as: anna.browser }),
    errors: { 'error/review-not-found': unknown('') },
  },
  'post /api/v1/moderation/:id/claim': {
    success: locking('waiting'),
    errors: {
      'error/review-not-found': unknown('/claim', {}),
      'error/review-decided': locking('decided'),
      'error/review-locked': locking('locked'),
      'error/decider-excluded': locking('appealed'),
    },
  },
  'post /api/v1/moderation/:id/release': {
    success: async ({ anna, waiting }) => ({ path: `${path}/${await waiting()}/release`, as: anna.browser, body: {} }),
    errors: { 'error/review-not-found': unknown('/release', {}) },
  },
  'post /api/v1/moderation/:id/decide': {
    success: deciding('waiting', { outcome: 'reject', reason: 'unreadable', note: 'Dokument jest nieczytelny.' }),
    errors: {
      'error/review-not-found': unknown('/decide', acceptance),
      'error/review-decided': deciding('decided'),
      'error/review-locked': deciding('locked'),
      'error/decider-excluded': deciding('appealed'),
      'error/unknown-reason': deciding('waiting', { outcome: 'reject', reason: 'mood', note: 'Nie.' }),
      'error/subject-changed': deciding('gone'),
    },
  },
})
