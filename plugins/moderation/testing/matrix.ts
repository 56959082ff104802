import { newId } from '#core/kernel/ids.ts'
import { type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { insertReview } from './insert-review.ts'

const path = '/api/v1/moderation'
const has = (id: string, condition: string) =>
  [`select exists (select 1 from moderation_review where id = ? and ${condition}) yes`, id] as const

const onNewReview =
  (build: (id: string) => ReturnType<NonNullable<MatrixCalls[string]['none']>>): NonNullable<MatrixCalls[string]['none']> =>
  async ({ rows }: MatrixContext) =>
    build(await insertReview(rows))

/** Calls about the queue, which belongs to support as a whole. */
export const matrix: MatrixCalls = {
  ...withoutObject({ 'get /api/v1/moderation': { path }, 'get /api/v1/moderation/counts': { path: `${path}/counts` } }),
  'get /api/v1/moderation/:id': { none: onNewReview((id) => ({ path: `${path}/${id}` })) },
  'post /api/v1/moderation/:id/claim': {
    none: onNewReview((id) => ({ path: `${path}/${id}/claim`, body: {}, effect: { locked: has(id, 'locked_by_account_id is not null') } })),
  },
  'post /api/v1/moderation/:id/release': {
    none: async ({ rows, user }) => {
      const id = await insertReview(rows, { lockedBy: user?.id ?? newId() })
      return { path: `${path}/${id}/release`, body: {}, effect: { released: has(id, 'locked_by_account_id is null') } }
    },
  },
  'post /api/v1/moderation/:id/decide': {
    none: onNewReview((id) => ({
      path: `${path}/${id}/decide`,
      body: { outcome: 'accept' },
      effect: { decided: has(id, `state = 'accepted'`) },
    })),
  },
}
