import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { DeciderExcluded, ReviewDecided, ReviewLocked, ReviewNotFound, UnknownReason } from './errors.ts'
import { ById, NewDecision, ReviewCounts, ReviewPage, ReviewQuery, ReviewView } from './review.ts'

const desk = { access: 'support' } as const

/** HTTP API of the review queue (decisions §15). */
export const moderationApi = defineApi({
  listReviews: route.get('/api/v1/moderation', {
    ...desk,
    summary: 'Lists reviews by kind and status: waiting ones by priority and due time, decided ones with the newest first.',
    input: ReviewQuery,
    output: ReviewPage,
  }),
  countReviews: route.get('/api/v1/moderation/counts', {
    ...desk,
    summary: 'Returns how many reviews wait and how many of them are overdue, by kind.',
    output: ReviewCounts,
  }),
  showReview: route.get('/api/v1/moderation/:id', {
    ...desk,
    summary: 'Returns a review with its subject and the reasons to choose from.',
    input: ById,
    output: ReviewView,
    errors: [ReviewNotFound],
    version: true,
  }),
  lockReview: route.post('/api/v1/moderation/:id/claim', {
    ...desk,
    summary: 'Reserves a review for the caller for 15 minutes; repeated, for another 15.',
    input: ById,
    output: ReviewView,
    errors: [ReviewNotFound, ReviewDecided, ReviewLocked, DeciderExcluded],
  }),
  releaseReview: route.post('/api/v1/moderation/:id/release', {
    ...desk,
    summary: 'Ends the caller’s reservation; that of somebody else stays.',
    input: ById,
    output: ReviewView,
    errors: [ReviewNotFound],
  }),
  decideReview: route.post('/api/v1/moderation/:id/decide', {
    ...desk,
    summary: 'Accepts, rejects or returns the subject of a review; what is not accepted gets a reason and an explanation.',
    input: NewDecision,
    output: ReviewView,
    errors: [ReviewNotFound, ReviewDecided, ReviewLocked, DeciderExcluded, UnknownReason, SubjectChanged],
    version: true,
  }),
})
