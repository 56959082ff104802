import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { brokenPdf, uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { opinionsApi } from '../../contract/api.ts'
import { aWrittenOpinion } from '../stored-opinions.ts'
import { about, answerIs, createRecords, type OpinionContext, type OpinionOptions, stale, stateIs, unknown } from './records.ts'

const refusal = { reason: 'other', note: 'Nie.' }

/** Examples of a decision of support about an opinion, or an answer, that waits for it. */
const deciding = (kind: 'opinion' | 'answer', effect: string, body: Readonly<Record<string, unknown>>) => {
  const isOpinion = kind === 'opinion'
  const closed: OpinionOptions = isOpinion ? {} : { answer: 'accepted' }
  const changed: OpinionOptions = isOpinion ? { state: 'withdrawn' } : { answer: 'rejected' }
  return {
    effect,
    requests: {
      'own, foreign': async ({ waiting }: OpinionContext) => {
        const { id } = await waiting(kind)
        return { params: { id }, body, appears: isOpinion ? stateIs(id, effect) : answerIs(id, effect) }
      },
    },
    errors: {
      OpinionNotFound: about(unknown, body),
      ...(isOpinion
        ? { OpinionClosed: about(({ opinion }) => opinion(closed), body) }
        : { AnswerNotFound: about(({ opinion }) => opinion(), body), AnswerClosed: about(({ opinion }) => opinion(closed), body) }),
      VersionConflict: about(({ waiting }) => waiting(kind), body, stale),
      ReviewLocked: about(({ waiting }) => waiting(kind, { lockedBy: newId() }), body),
      ReviewDecided: about(async ({ rows, waiting }) => {
        const { id, reviewId } = await waiting(kind)
        await rows(`update moderation_review set state = 'rejected', decided_at = now() where id = ? returning 1`, [reviewId])
        return { id }
      }, body),
      SubjectChanged: about(({ waiting }) => waiting(kind, {}, changed), body),
    },
  }
}
/** Request for the document of an opinion of a new member. */
const viewing =
  (file: { readonly bytes?: Uint8Array } = {}) =>
  async ({ createMember, rows, storeFacility }: OpinionContext) => {
    const { browser } = await createMember()
    const upload = await browser.call('POST', '/api/v1/upload', uploadForm('opinion_evidence', file))
    const body = { ...aWrittenOpinion(await storeFacility()), evidence_ids: [upload.body.id] }
    const { body: written } = await browser.call('POST', '/api/v1/opinion', body)
    const [evidence] = await rows<{ id: string }>('select id from opinions_evidence where opinion_id = ?', [written.id])
    return { params: { id: String(written.id), document: evidence?.id ?? '' } }
  }
const own = { own: '409 subject-changed' } as const

/** Decisions of support. */
export const decisionExamples = examplesOf(opinionsApi, createRecords, {
  acceptOpinion: { ...deciding('opinion', 'accepted', {}), may: own },
  rejectOpinion: { ...deciding('opinion', 'rejected', refusal), may: own },
  acceptAnswer: deciding('answer', 'accepted', {}),
  rejectAnswer: deciding('answer', 'rejected', refusal),
  viewEvidence: {
    requests: { none: () => ({ params: { id: newId(), document: newId() } }) },
    may: { none: '404 opinion-not-found' },
    success: viewing(),
    errors: { DocumentUnreadable: viewing({ bytes: brokenPdf }) },
  },
  markDocumentSeen: {
    effect: 'seen',
    requests: {
      'own, foreign': async ({ opinion, rows }) => {
        const { id } = await opinion({ state: 'pending' })
        await rows(
          `insert into opinions_evidence (id, opinion_id, account_id, upload_id, mime, name, added_at)
           values (?, ?, ?, ?, 'application/pdf', 'umowa.pdf', now()) returning 1`,
          [newId(), id, newId(), newId()],
        )
        return {
          params: { id },
          body: { seen: true },
          appears: ['select 1 from opinions_opinion where id = ? and document_seen', id],
        }
      },
    },
    may: { own: '409 opinion-closed' },
    errors: {
      OpinionNotFound: about(unknown, { seen: true }),
      OpinionClosed: about(({ opinion }) => opinion(), { seen: true }),
      Validation: about(({ opinion }) => opinion({ state: 'pending' }), { seen: true }),
    },
  },
})
