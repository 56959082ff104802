import { copyFacility as copy } from '#config/quality/testing/examples/copy-facility.ts'
import { newId } from '#core/kernel/ids.ts'
import { aboutFacility, type MatrixCall, type MatrixCalls, type MatrixContext, withoutObject } from '#core/plugin/matrix.ts'
import { insertReview } from '#plugins/moderation/testing/insert-review.ts'
import { aWrittenOpinion } from './a-written-opinion.ts'
import { insertOpinion } from './insert-opinion.ts'

const copyFacility = (context: MatrixContext, object: 'own' | 'foreign' | 'pending') => copy(context, context.facilities[object])

const path = '/api/v1/opinion'
type Inserted = Awaited<ReturnType<typeof insertOpinion>>
type Options = Omit<Parameters<typeof insertOpinion>[1], 'accountId' | 'facilityId'>

/** Calls about an opinion of the caller, and of another account, about a facility of nobody. */
const ofAuthor = (
  call: (opinion: Inserted, context: MatrixContext) => MatrixCall | Promise<MatrixCall>,
  options: Options = {},
): MatrixCalls[string] => {
  const build = async (context: MatrixContext, accountId: string) => {
    const facilityId = await copyFacility(context, 'pending')
    await context.rows('update facility set active = true, inactive_since = null where id = ? returning 1', [facilityId])
    return call(await insertOpinion(context.rows, { accountId, facilityId, ...options }), context)
  }
  return {
    own: async (context) => build(context, context.user?.id ?? (await context.other()).id),
    foreign: async (context) => build(context, (await context.other()).id),
  }
}

/** Calls about an opinion of another account about a copy of each facility. */
const ofFacility = (call: (opinion: Inserted) => MatrixCall, options: Options = {}): MatrixCalls[string] =>
  Object.fromEntries(
    (['own', 'foreign'] as const).map((object) => [
      object,
      async (context: MatrixContext) => {
        const facilityId = await copyFacility(context, object)
        return call(await insertOpinion(context.rows, { accountId: newId(), facilityId, ...options }))
      },
    ]),
  )

const exists = (query: string, ...parameters: readonly string[]) => [`select exists (${query}) yes`, ...parameters] as const
const stateIs = (id: string, state: string) => exists('select 1 from opinions_opinion where id = ? and state = ?', id, state)
const answerIs = (id: string, state: string) => exists('select 1 from opinions_answer where opinion_id = ? and state = ?', id, state)
const refusal = { reason: 'other', note: 'Nie.' }

const { facility_id: _, ...changes } = aWrittenOpinion('')

/** Calls about opinions of the caller and of others, and about those of facilities. */
export const matrix: MatrixCalls = {
  ...withoutObject({
    [`get ${path}/mine`]: { path: `${path}/mine` },
    [`get ${path}/:id/evidence/:document`]: { path: `${path}/${newId()}/evidence/${newId()}` },
  }),
  [`get ${path}`]: aboutFacility((id) => ({ path: `${path}?facility_id=${id}` })),
  [`get ${path}/stats/:facility_id`]: aboutFacility((id) => ({ path: `${path}/stats/${id}` })),
  [`get ${path}/allowed/:facility_id`]: aboutFacility((id) => ({ path: `${path}/allowed/${id}` })),
  [`get ${path}/facility`]: aboutFacility((id) => ({ path: `${path}/facility?facility_id=${id}` })),
  [`post ${path}`]: Object.fromEntries(
    (['own', 'foreign'] as const).map((object) => [
      object,
      async (context: MatrixContext) => {
        const id = await copyFacility(context, object)
        const { facility_id: __, ...written } = aWrittenOpinion(id)
        return {
          path,
          body: { ...written, facility_id: id },
          effect: { written: exists('select 1 from opinions_opinion where facility_id = ?', id) },
        }
      },
    ]),
  ),
  [`get ${path}/:id`]: ofAuthor(({ id }) => ({ path: `${path}/${id}` }), { state: 'pending' }),
  [`get ${path}/:id/thread`]: ofAuthor(({ id }) => ({ path: `${path}/${id}/thread` })),
  [`patch ${path}/:id`]: ofAuthor(({ id }) => ({
    path: `${path}/${id}`,
    body: { ...changes },
    effect: { hidden: stateIs(id, 'pending') },
  })),
  [`delete ${path}/:id`]: ofAuthor(({ id }) => ({ path: `${path}/${id}`, effect: { withdrawn: stateIs(id, 'withdrawn') } })),
  [`post ${path}/:id/accept`]: ofAuthor(
    async ({ id, submission }, { rows }) => {
      await insertReview(rows, { kind: 'opinion', subjectId: submission })
      return { path: `${path}/${id}/accept`, body: {}, effect: { accepted: stateIs(id, 'accepted') } }
    },
    { state: 'pending' },
  ),
  [`post ${path}/:id/decline`]: ofAuthor(
    async ({ id, submission }, { rows }) => {
      await insertReview(rows, { kind: 'opinion', subjectId: submission })
      return { path: `${path}/${id}/decline`, body: refusal, effect: { rejected: stateIs(id, 'rejected') } }
    },
    { state: 'pending' },
  ),
  [`post ${path}/:id/document-seen`]: ofAuthor(
    async ({ id }, { rows }) => {
      await rows(
        `insert into opinions_evidence (id, opinion_id, account_id, upload_id, mime, name, added_at) values (?, ?, ?, ?, 'application/pdf', 'umowa.pdf', now())
         returning 1`,
        [newId(), id, newId(), newId()],
      )
      return {
        path: `${path}/${id}/document-seen`,
        body: { seen: true },
        effect: { seen: exists('select 1 from opinions_opinion where id = ? and document_seen', id) },
      }
    },
    { state: 'pending' },
  ),
  [`post ${path}/:id/answer`]: ofFacility(({ id }) => ({
    path: `${path}/${id}/answer`,
    body: { text: 'Dziękujemy za opinię!' },
    effect: { answered: answerIs(id, 'pending') },
  })),
  [`patch ${path}/:id/answer`]: ofFacility(
    ({ id }) => ({ path: `${path}/${id}/answer`, body: { text: 'Bardzo dziękujemy!' }, effect: { hidden: answerIs(id, 'pending') } }),
    { answer: 'accepted' },
  ),
  [`delete ${path}/:id/answer`]: ofFacility(
    ({ id }) => ({
      path: `${path}/${id}/answer`,
      effect: { removed: ['select not exists (select 1 from opinions_answer where opinion_id = ?) yes', id] },
    }),
    { answer: 'accepted' },
  ),
  [`post ${path}/:id/answer/accept`]: ofAuthor(
    async ({ id, answerSubmission }, { rows }) => {
      await insertReview(rows, { kind: 'answer', subjectId: answerSubmission })
      return { path: `${path}/${id}/answer/accept`, body: {}, effect: { accepted: answerIs(id, 'accepted') } }
    },
    { answer: 'pending' },
  ),
  [`post ${path}/:id/answer/decline`]: ofAuthor(
    async ({ id, answerSubmission }, { rows }) => {
      await insertReview(rows, { kind: 'answer', subjectId: answerSubmission })
      return { path: `${path}/${id}/answer/decline`, body: refusal, effect: { rejected: answerIs(id, 'rejected') } }
    },
    { answer: 'pending' },
  ),
  [`get ${path}/:id/helpful`]: ofAuthor(({ id }) => ({ path: `${path}/${id}/helpful` })),
  [`post ${path}/:id/helpful`]: ofAuthor(({ id }) => ({
    path: `${path}/${id}/helpful`,
    body: {},
    effect: { marked: exists('select 1 from opinions_helpful where opinion_id = ?', id) },
  })),
  [`delete ${path}/:id/helpful`]: ofAuthor(({ id }) => ({ path: `${path}/${id}/helpful` })),
  'post /api/v1/opinion-code/batch': Object.fromEntries(
    (['own', 'foreign', 'pending'] as const).map((object) => [
      object,
      async (context: MatrixContext) => {
        const id = await copyFacility(context, object)
        return {
          path: '/api/v1/opinion-code/batch',
          body: { facility_id: id, size: 10 },
          effect: { issued: exists('select 1 from opinions_code_batch where facility_id = ?', id) },
        }
      },
    ]),
  ),
  'get /api/v1/opinion-code': aboutFacility((id) => ({ path: `/api/v1/opinion-code?facility_id=${id}` })),
}
