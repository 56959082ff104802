import { type ContextOf, type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { goneSubject } from '#config/quality/testing/review-fixture/plugin.ts'
import { newId } from '#core/kernel/ids.ts'
import { moderationApi } from '../contract/api.ts'
import { insertReview } from './insert-review.ts'

const createRecords = ({ rows }: ExampleContext) => ({
  review: (over: Parameters<typeof insertReview>[1] = {}) => insertReview(rows, over),
  decided: async () => {
    const id = await insertReview(rows)
    await rows(`update moderation_review set state = 'accepted', decided_at = now(), decided_by_account_id = ? where id = ? returning id`, [
      newId(),
      id,
    ])
    return id
  },
})
type Context = ContextOf<typeof createRecords>

const has = (id: string, condition: string) => [`select 1 from moderation_review where id = ? and ${condition}`, id] as const
const about =
  (find: (context: Context) => Promise<string> | string, body?: Readonly<Record<string, unknown>>) => async (context: Context) => ({
    params: { id: await find(context) },
    ...(body && { body }),
  })
/** Errors of locking a review and of deciding about it. */
const refusals = (body: Readonly<Record<string, unknown>>) => ({
  ReviewNotFound: about(newId, body),
  ReviewDecided: about(({ decided }) => decided(), body),
  ReviewLocked: about(({ review }) => review({ lockedBy: newId() }), body),
  DeciderExcluded: about(({ review, user }) => review({ excluded: user?.id ?? null }), body),
})
const acceptance = { outcome: 'accept' }

/** The review queue, which belongs to support as a whole. */
export const examples = examplesOf(moderationApi, createRecords, {
  listReviews: { requests: { none: () => ({ query: { status: 'waiting', limit: '5' } }) } },
  countReviews: { requests: { none: () => ({}) } },
  showReview: { requests: { none: about(({ review }) => review()) }, errors: { ReviewNotFound: about(newId) } },
  lockReview: {
    effect: 'locked',
    requests: {
      none: async ({ review }) => {
        const id = await review()
        return { params: { id }, body: {}, appears: has(id, 'locked_by_account_id is not null') }
      },
    },
    errors: refusals({}),
  },
  releaseReview: {
    effect: 'released',
    requests: {
      none: async ({ review, user }) => {
        const id = await review({ lockedBy: user?.id ?? newId() })
        return { params: { id }, body: {}, appears: has(id, 'locked_by_account_id is null') }
      },
    },
    errors: { ReviewNotFound: about(newId, {}) },
  },
  decideReview: {
    effect: 'decided',
    requests: {
      none: async ({ review }) => {
        const id = await review()
        return { params: { id }, body: acceptance, appears: has(id, `state = 'accepted'`) }
      },
    },
    success: about(({ review }) => review(), { outcome: 'reject', reason: 'unreadable', note: 'Dokument jest nieczytelny.' }),
    errors: {
      ...refusals(acceptance),
      UnknownReason: about(({ review }) => review(), { outcome: 'reject', reason: 'mood', note: 'Nie.' }),
      VersionConflict: async (context) => ({
        ...(await about(({ review }: Context) => review(), acceptance)(context)),
        headers: { 'if-match': '"999"' },
      }),
      SubjectChanged: about(({ review }) => review({ subjectId: goneSubject }), acceptance),
    },
  },
})
