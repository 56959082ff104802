import { SubjectChanged } from '#core/moderation/review-kind.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { DocumentUnreadable } from '#core/ports/watermarks.ts'
import { ReviewDecided, ReviewLocked } from '#plugins/moderation/contract/errors.ts'
import { FacilityOpinionView } from './answer.ts'
import { AnswerClosed, AnswerNotFound, OpinionClosed, OpinionNotFound } from './errors.ts'
import { OpinionAcceptance, OpinionRefusal, OwnOpinionView } from './opinion.ts'
import { ByEvidence, DocumentSeen } from './review-card.ts'

const deciding = [OpinionNotFound, ReviewDecided, ReviewLocked, SubjectChanged] as const

/** Routes of support: decisions about opinions and answers, and the documents of authors. */
export const decisionRoutes = {
  acceptOpinion: route.post('/api/v1/opinion/:id/accept', {
    summary: 'Accepts an opinion as support, as the review desk does.',
    input: OpinionAcceptance,
    output: OwnOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, OpinionClosed],
  }),
  rejectOpinion: route.post('/api/v1/opinion/:id/decline', {
    summary: 'Rejects an opinion as support, with a reason and an explanation for the author.',
    input: OpinionRefusal,
    output: OwnOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, OpinionClosed],
  }),
  acceptAnswer: route.post('/api/v1/opinion/:id/answer/accept', {
    summary: 'Accepts an answer as support, as the review desk does.',
    input: OpinionAcceptance,
    output: FacilityOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, AnswerNotFound, AnswerClosed],
  }),
  rejectAnswer: route.post('/api/v1/opinion/:id/answer/decline', {
    summary: 'Rejects an answer as support, with a reason and an explanation for the facility.',
    input: OpinionRefusal,
    output: FacilityOpinionView,
    access: 'support',
    version: true,
    errors: [...deciding, AnswerNotFound, AnswerClosed],
  }),
  viewEvidence: route.get('/api/v1/opinion/:id/evidence/:document', {
    summary: 'Returns a document that an author added as evidence to support, with a watermark over every page; each look is written down.',
    input: ByEvidence,
    output: FileBody,
    responseType: 'file',
    access: 'support',
    errors: [OpinionNotFound, DocumentUnreadable],
  }),
  markDocumentSeen: route.post('/api/v1/opinion/:id/document-seen', {
    summary: 'Marks, as support, that the documents of an opinion that waits prove the attendance; it counts when the opinion is accepted.',
    input: DocumentSeen,
    output: DocumentSeen,
    access: 'support',
    errors: [OpinionNotFound, OpinionClosed, Validation],
  }),
}
