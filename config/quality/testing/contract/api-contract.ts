import { accountCases } from './accounts.ts'
import { mfaCases } from './mfa.ts'
import type { Call, ContractData, RouteCases } from './route-cases.ts'
import { notificationCases } from './notifications.ts'
import { sessionCases } from './sessions.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }
const unknownId = '01890000-0000-7000-8000-000000000000'
const contact = (kind: string): RouteCases => ({
  success: ({ id }) => ({ path: `/api/facility/list/${id}/${kind}` }),
  errors: {
    'error/facility-not-found': () => ({ path: `/api/facility/list/${unknownId}/${kind}` }),
    'error/contact-not-found': ({ idWithoutContact }) => ({ path: `/api/facility/list/${idWithoutContact}/${kind}` }),
  },
})
const fixed = (path: string, body?: Call['body']) => () => (body ? { path, body } : { path })

const sender = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const booking = ({ freeSlot: slot }: ContractData, more: object = {}) => ({
  path: '/api/v1/presentation',
  body: { ...sender, phone: '601602603', slot, ...more },
})

/** Cases of every route by method and path; written by hand, so that an added or removed route fails the test. */
export const contract: Readonly<Record<string, RouteCases>> = {
  'get /api/v1/status': { success: fixed('/api/v1/status') },
  'get /api/v1/geocode': {
    success: fixed('/api/v1/geocode?q=Krak%C3%B3w'),
    errors: { 'error/geo-search-error': fixed('/api/v1/geocode?q=Xyzzy') },
  },
  'get /api/v1/tag': { success: fixed('/api/v1/tag?category=specialization&limit=2&page=2') },
  'get /api/regions/voivodeships/top-5-cities': { success: fixed('/api/regions/voivodeships/top-5-cities') },
  'get /api/regions/voivodeships': { success: fixed('/api/regions/voivodeships') },
  'post /api/regions/voivodeships/cities': {
    success: ({ voivodeship }) => ({ path: '/api/regions/voivodeships/cities', body: { slug: voivodeship } }),
  },
  'post /api/regions/voivodeships/cities/facilities': {
    success: ({ city, voivodeship }) => ({
      path: '/api/regions/voivodeships/cities/facilities',
      body: { city_slug: city, voivodeship_slug: voivodeship },
    }),
  },
  'post /api/facility/list-by-voivodeship': {
    success: ({ voivodeship }) => ({ path: '/api/facility/list-by-voivodeship', body: { voivodeship, limit: 3 } }),
  },
  'get /api/list-best-facilities/:count': { success: fixed('/api/list-best-facilities/5?specialization=zlobek') },
  'get /api/v1/facility/list': {
    success: ({ city }) => ({ path: `/api/v1/facility/list?filter[city][eq]=${city}&limit=3&sort=price` }),
    errors: { 'error/bad-request': fixed('/api/v1/facility/list?filter[unknown][eq]=1') },
  },
  'get /api/facility/list/:id': {
    success: ({ id }) => ({ path: `/api/facility/list/${id}` }),
    errors: {
      'error/facility-not-found': fixed(`/api/facility/list/${unknownId}`),
      'error/facility-gone': ({ deletedId }) => ({ path: `/api/facility/list/${deletedId}` }),
    },
  },
  'get /api/facility/list/:id/phone': contact('phone'),
  'get /api/facility/list/:id/email': contact('email'),
  'post /api/v1/geo-search': {
    success: fixed('/api/v1/geo-search', { query: '' }),
    errors: {},
    duringOutage: 'error/geo-search-error',
  },
  'post /api/search': {
    success: fixed('/api/search', box),
    errors: { 'error/validation': fixed('/api/search', { geo_nw: { long: 14, lat: 55 } }) },
  },
  'post /api/search/clusters': {
    success: fixed('/api/search/clusters', { ...box, zoom: 6 }),
    errors: { 'error/validation': fixed('/api/search/clusters', { ...box, facets: { unknown: true } }) },
  },
  'post /api/v1/page-statistics/scroll-depth': {
    success: fixed('/api/v1/page-statistics/scroll-depth', { page: 'map_facility' }),
  },
  'post /api/v1/contact': {
    success: fixed('/api/v1/contact', { ...sender, kind: 'general', message: 'Dzień dobry' }),
  },
  'get /api/v1/presentation/slots': { success: fixed('/api/v1/presentation/slots') },
  'post /api/v1/presentation': {
    success: booking,
    errors: {
      'error/slot-taken': booking,
      'error/slot-not-offered': (data) => booking({ ...data, freeSlot: '2026-01-01T03:00:00Z' }),
      'error/facility-not-found': (data) => booking({ ...data, freeSlot: data.secondFreeSlot }, { facility_id: unknownId }),
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    success: ({ presentationToken }) => ({ path: `/api/v1/presentation/${presentationToken}/presentation.ics` }),
    errors: { 'error/presentation-not-found': fixed('/api/v1/presentation/unknown/presentation.ics') },
  },
  'get /api/openapi.json': { success: fixed('/api/openapi.json'), duringOutage: 200 },
  ...sessionCases,
  ...mfaCases,
  ...accountCases,
  ...notificationCases,
}
