import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { opinionsApi } from '../../contract/api.ts'
import { about, answerIs, createRecords, type OpinionContext, stale, unknown } from './records.ts'

const permission = facilityPermissions.writeOpinions
const text = { text: 'Dziękujemy za opinię!' }
const accepted = ({ received }: OpinionContext) => received()
const answered = ({ received }: OpinionContext) => received({ answer: 'accepted' })
const issuing = (facility_id: string) => ({ body: { facility_id, size: 10 } })
/** Copies the facility, and deletes the copy. */
const gone = async ({ copyFacility, rows }: OpinionContext) => {
  const id = await copyFacility()
  await rows('update facility set deleted_at = now() where id = ? returning 1', [id])
  return id
}

/** Examples of the routes for facilities: opinions about them, answers, codes. */
export const answerExamples = examplesOf(opinionsApi, createRecords, {
  listFacilityOpinions: {
    permission,
    requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ as: 'support', query: { facility_id: newId() } }) },
  },
  answerOpinion: {
    permission,
    effect: 'answered',
    requests: {
      'own, foreign': async ({ received }) => {
        const { id } = await received()
        return { params: { id }, body: text, appears: answerIs(id, 'pending') }
      },
    },
    errors: {
      OpinionNotFound: about(({ received }) => received({ state: 'pending' }), text),
      AnswerExists: about(answered, text),
      Validation: about(accepted, { text: '👍' }),
    },
  },
  changeAnswer: {
    permission,
    effect: 'hidden',
    requests: {
      'own, foreign': async (context) => {
        const { id } = await answered(context)
        return { params: { id }, body: { text: 'Bardzo dziękujemy!' }, appears: answerIs(id, 'pending') }
      },
    },
    errors: {
      OpinionNotFound: about(unknown, text),
      AnswerNotFound: about(accepted, text),
      AnswerClosed: about(({ received }) => received({ answer: 'hidden' }), text),
      VersionConflict: about(answered, text, stale),
      Validation: about(answered, { text: 'x' }),
    },
  },
  removeAnswer: {
    permission,
    effect: 'removed',
    requests: {
      'own, foreign': async (context) => {
        const { id } = await answered(context)
        return { params: { id }, vanishes: ['select 1 from opinions_answer where opinion_id = ?', id] }
      },
    },
    errors: { OpinionNotFound: about(unknown), AnswerNotFound: about(accepted) },
  },
  issueCodes: {
    permission,
    effect: 'issued',
    requests: {
      'own, foreign, pending': async ({ copyFacility }) => {
        const id = await copyFacility()
        return { ...issuing(id), appears: ['select 1 from opinions_code_batch where facility_id = ?', id] }
      },
    },
    may: { pending: { support: '409 facility-inactive' } },
    errors: {
      FacilityNotFound: async (context) => issuing(await gone(context)),
      CodesExhausted: async ({ copyFacility, rows }) => {
        const id = await copyFacility()
        await rows('insert into opinions_code_batch (id, facility_id, number, size, issued_at) values (?, ?, 1, 500, now()) returning 1', [
          newId(),
          id,
        ])
        return issuing(id)
      },
    },
  },
  listCodes: {
    permission,
    requests: { 'own, foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }) },
    errors: { FacilityNotFound: async (context) => ({ query: { facility_id: await gone(context) } }) },
  },
})
