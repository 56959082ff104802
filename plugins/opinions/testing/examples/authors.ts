import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { uploadForm } from '#plugins/uploads/testing/sample-forms.ts'
import { opinionsApi } from '../../contract/api.ts'
import { aWrittenOpinion } from '../stored-opinions.ts'
import { about, createRecords, type OpinionContext, stale, stateIs, unknown } from './records.ts'

const { facility_id: _, ...changes } = aWrittenOpinion('')
const writing =
  (find: (context: OpinionContext) => Promise<string> | string, over: object = {}) =>
  async (context: OpinionContext) => ({
    body: { ...aWrittenOpinion(await find(context)), ...over },
  })
const withdrawn = ({ opinion }: OpinionContext) => opinion({ state: 'withdrawn' })
const hidden = { foreign: '404 opinion-not-found' } as const

/** Writing and reading opinions. */
export const authorExamples = examplesOf(opinionsApi, createRecords, {
  writeOpinion: {
    effect: 'written',
    requests: {
      'own, foreign': async (context) => {
        const { body } = await writing(({ copyFacility }) => copyFacility())(context)
        return { body, appears: ['select 1 from opinions_opinion where facility_id = ?', body.facility_id] }
      },
    },
    may: { own: { team: '403 own-facility' }, foreign: { 'foreign owner': '403 own-facility' } },
    success: async (context) => {
      const upload = await context.user?.browser.call('POST', '/api/v1/upload', uploadForm('opinion_evidence'))
      return writing(({ storeFacility }) => storeFacility(), { evidence_ids: [upload?.body.id] })(context)
    },
    errors: {
      FacilityNotFound: writing(newId),
      FacilityInactive: writing(({ storeFacility }) => storeFacility({ active: false })),
      OpinionExists: writing(async ({ opinion, storeFacility }) => {
        const facilityId = await storeFacility()
        await opinion({ facilityId })
        return facilityId
      }),
      Validation: writing(({ storeFacility }) => storeFacility(), { text: 'Panie są cierpliwe, jedzenie smaczne, ogród duży.' }),
    },
  },
  listOwnOpinions: { requests: { none: () => ({}) } },
  mayWrite: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ params: { facility_id: newId() } }) },
  },
  showThread: {
    requests: { 'own, foreign': about(({ opinion }) => opinion()) },
    may: { foreign: { user: '404 opinion-not-found', support: 'success' } },
  },
  changeOpinion: {
    effect: 'hidden',
    requests: {
      'own, foreign': async ({ opinion }) => {
        const { id } = await opinion()
        return { params: { id }, body: { ...changes }, appears: stateIs(id, 'pending') }
      },
    },
    may: hidden,
    errors: {
      OpinionClosed: about(withdrawn, changes),
      FacilityInactive: about(
        async ({ opinion, storeFacility }) => opinion({ facilityId: await storeFacility({ active: false }) }),
        changes,
      ),
      VersionConflict: about(({ opinion }) => opinion(), changes, stale),
      Validation: about(({ opinion }) => opinion(), { ...changes, text: '😀'.repeat(60) }),
    },
  },
  withdrawOpinion: {
    effect: 'withdrawn',
    requests: {
      'own, foreign': async ({ opinion }) => {
        const { id } = await opinion()
        return { params: { id }, appears: stateIs(id, 'withdrawn') }
      },
    },
    may: hidden,
    errors: { OpinionClosed: about(withdrawn) },
  },
  listOpinions: {
    requests: {
      own: async ({ facility, received, rows }) => {
        const { id } = await received({ answer: 'accepted' })
        await rows('update opinions_opinion set facility_id = ? where id = ? returning 1', [facility, id])
        return { query: { facility_id: facility, sort: 'best' } }
      },
      'foreign, pending': ({ facility }) => ({ query: { facility_id: facility } }),
    },
    errors: { Validation: ({ facility }) => ({ query: { facility_id: facility, 'filter[text][eq]': 'x' } }) },
  },
  showStats: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { facility_id: facility } }) },
    errors: { FacilityNotFound: () => ({ params: { facility_id: newId() } }) },
  },
  showOpinion: {
    // An opinion that waits for support is not public.
    requests: { 'own, foreign': about(({ opinion }) => opinion({ state: 'pending' })) },
    may: { 'own, foreign': '404 opinion-not-found' },
    success: about(({ opinion }) => opinion()),
  },
  showHelpful: { requests: { 'own, foreign': about(({ opinion }) => opinion()) }, errors: { OpinionNotFound: about(unknown) } },
  markHelpful: {
    effect: 'marked',
    requests: {
      'own, foreign': async ({ opinion }) => {
        const { id } = await opinion()
        return { params: { id }, body: {}, appears: ['select 1 from opinions_helpful where opinion_id = ?', id] }
      },
    },
    may: { own: '403 own-opinion' },
    errors: { OpinionNotFound: about(unknown, {}) },
  },
  unmarkHelpful: { requests: { 'own, foreign': about(({ opinion }) => opinion()) }, errors: { OpinionNotFound: about(unknown) } },
})
