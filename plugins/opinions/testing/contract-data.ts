import { rowsOf } from '#config/quality/testing/platform.ts'
import type { TestProduct } from '#config/quality/testing/product.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { insertOpinion } from './insert-opinion.ts'
import { storeFacility } from './store-facility.ts'

type Options = Omit<Parameters<typeof insertOpinion>[1], 'accountId' | 'facilityId'>
/** Creates the records that the calls refer to. */
export const createOpinions = async (product: TestProduct) => {
  const { platform, url } = product
  const member = await createMember(platform, url)
  const owner = await createMember(platform, url)
  const support = await createMember(platform, url, 'support')
  const rows = (sql: string, parameters: readonly unknown[] = []) => rowsOf(platform, sql, parameters)
  const facility = async (over: Parameters<typeof storeFacility>[1] = {}) => (await storeFacility(platform, over)).id
  /** Facility whose opinions the owner answers. */
  const owned = async (over: Parameters<typeof storeFacility>[1] = {}) => {
    const id = await facility({ ...over, owner_id: owner.id })
    await rows(`update access_grant set permissions = '{facility-opinions/write}' where facility_id = ? returning 1`, [id])
    return id
  }
  const opinion = async (options: Options & { readonly facilityId?: string; readonly accountId?: string } = {}) =>
    insertOpinion(rows, { accountId: member.id, ...options, facilityId: options.facilityId ?? (await owned()) })
  return {
    member,
    owner,
    support,
    rows,
    facility,
    owned,
    opinion,
    /** Stores an opinion, or an answer, that waits for support. */
    waiting: async (kind: 'opinion' | 'answer', review: Parameters<typeof insertReview>[1] = {}, options: Options = {}) => {
      const stored = await opinion(kind === 'opinion' ? { state: 'pending', ...options } : { answer: 'pending', ...options })
      const subjectId = kind === 'opinion' ? stored.submission : stored.answerSubmission
      const reviewId = await insertReview(rows, { kind, subjectId, ...review })
      return {
        id: stored.id,
        decide: () => rows(`update moderation_review set state = 'rejected', decided_at = now() where id = ? returning 1`, [reviewId]),
      }
    },
    upload: async (file: { readonly bytes?: Uint8Array } = {}): Promise<string> =>
      (await member.browser.call('POST', '/api/v1/upload', uploadForm('opinion_evidence', file))).body.id,
  }
}
export type Opinions = Awaited<ReturnType<typeof createOpinions>>
