import { type ExampleContext, examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { facilityProfileApi } from '../contract/api.ts'

const createRecords = ({ copyFacility, facility, rows }: ExampleContext) => ({
  deleted: async () => {
    const id = await copyFacility()
    await rows('update facility set deleted_at = now() where id = ? returning 1', [id])
    return id
  },
  withoutContact: async () => {
    const id = await copyFacility()
    await rows('update facility set phone = null, second_phone = null, email = null where id = ? returning 1', [id])
    return id
  },
  /** Request that is counted each time. */
  revealing: async (kind: 'phone' | 'email') => {
    const counted = `select coalesce(sum(times), 0)::int n from facility_profile_reveal where kind = '${kind}' and facility_id = ?`
    const [before] = await rows<{ n: number }>(counted, [facility])
    return { params: { id: facility }, appears: [`select 1 where (${counted}) > ?`, facility, before?.n ?? 0] as const }
  },
})
const unknown = () => ({ params: { id: newId() } })

/** A facility, and its telephone and e-mail, which are not shown of a pending one. */
export const examples = examplesOf(facilityProfileApi, createRecords, {
  getFacility: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { id: facility } }) },
    errors: { FacilityNotFound: unknown, FacilityGone: async ({ deleted }) => ({ params: { id: await deleted() } }) },
  },
  revealPhone: {
    effect: 'counted',
    requests: { 'own, foreign, pending': ({ revealing }) => revealing('phone') },
    may: { pending: '404 contact-not-found' },
    errors: { FacilityNotFound: unknown, ContactNotFound: async ({ withoutContact }) => ({ params: { id: await withoutContact() } }) },
  },
  revealEmail: {
    effect: 'counted',
    requests: { 'own, foreign, pending': ({ revealing }) => revealing('email') },
    may: { pending: '404 contact-not-found' },
    errors: { FacilityNotFound: unknown, ContactNotFound: async ({ withoutContact }) => ({ params: { id: await withoutContact() } }) },
  },
  drawQrCode: {
    requests: { 'own, foreign, pending': ({ facility }) => ({ params: { id: facility }, query: { language: 'pl' } }) },
    errors: {
      FacilityNotFound: () => ({ params: { id: newId() }, query: { language: 'pl' } }),
      FacilityGone: async ({ deleted }) => ({ params: { id: await deleted() }, query: { language: 'pl' } }),
    },
  },
})
