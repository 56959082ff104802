import { accountLines } from './accounts.ts'
import { factorLines } from './factors.ts'
import type { Call, Facts, Line } from './line.ts'
import { notificationLines } from './notifications.ts'
import { sessionLines } from './sessions.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }
const noSuchId = '01890000-0000-7000-8000-000000000000'
const contact = (kind: string): Line => ({
  good: ({ id }) => ({ path: `/api/facility/list/${id}/${kind}` }),
  errors: {
    'error/facility-not-found': () => ({ path: `/api/facility/list/${noSuchId}/${kind}` }),
    'error/contact-not-found': ({ silent }) => ({ path: `/api/facility/list/${silent}/${kind}` }),
  },
})
const fixed = (path: string, body?: Call['body']) => () => (body ? { path, body } : { path })

const someone = { name: 'Ala Próbna', email: 'ala@przyklad.pl' }
const booking = ({ slot }: Facts, more: object = {}) => ({
  path: '/api/v1/presentation',
  body: { ...someone, phone: '601602603', slot, ...more },
})

/** Every row by method and path; written by hand, so that a row more or less is noticed. */
export const contract: Readonly<Record<string, Line>> = {
  'get /api/v1/status': { good: fixed('/api/v1/status') },
  'get /api/v1/geocode': {
    good: fixed('/api/v1/geocode?q=Krak%C3%B3w'),
    errors: { 'error/geo-search-error': fixed('/api/v1/geocode?q=Xyzzy') },
  },
  'get /api/v1/tag': { good: fixed('/api/v1/tag?category=specialization&limit=2&page=2') },
  'get /api/regions/voivodeships/top-5-cities': { good: fixed('/api/regions/voivodeships/top-5-cities') },
  'get /api/regions/voivodeships': { good: fixed('/api/regions/voivodeships') },
  'post /api/regions/voivodeships/cities': {
    good: ({ voivodeship }) => ({ path: '/api/regions/voivodeships/cities', body: { slug: voivodeship } }),
  },
  'post /api/regions/voivodeships/cities/facilities': {
    good: ({ city, voivodeship }) => ({
      path: '/api/regions/voivodeships/cities/facilities',
      body: { city_slug: city, voivodeship_slug: voivodeship },
    }),
  },
  'post /api/facility/list-by-voivodeship': {
    good: ({ voivodeship }) => ({ path: '/api/facility/list-by-voivodeship', body: { voivodeship, limit: 3 } }),
  },
  'get /api/list-best-facilities/:count': { good: fixed('/api/list-best-facilities/5?specialization=zlobek') },
  'get /api/v1/facility/list': {
    good: ({ city }) => ({ path: `/api/v1/facility/list?filter[city][eq]=${city}&limit=3&sort=price` }),
    errors: { 'error/bad-request': fixed('/api/v1/facility/list?filter[nobody][eq]=1') },
  },
  'get /api/facility/list/:id': {
    good: ({ id }) => ({ path: `/api/facility/list/${id}` }),
    errors: {
      'error/facility-not-found': fixed(`/api/facility/list/${noSuchId}`),
      'error/facility-gone': ({ gone }) => ({ path: `/api/facility/list/${gone}` }),
    },
  },
  'get /api/facility/list/:id/phone': contact('phone'),
  'get /api/facility/list/:id/email': contact('email'),
  'post /api/v1/geo-search': {
    good: fixed('/api/v1/geo-search', { query: '' }),
    errors: {},
    away: 'error/geo-search-error',
  },
  'post /api/search': {
    good: fixed('/api/search', box),
    errors: { 'error/validation': fixed('/api/search', { geo_nw: { long: 14, lat: 55 } }) },
  },
  'post /api/search/clusters': {
    good: fixed('/api/search/clusters', { ...box, zoom: 6 }),
    errors: { 'error/validation': fixed('/api/search/clusters', { ...box, facets: { nobody: true } }) },
  },
  'post /api/v1/page-statistics/scroll-depth': {
    good: fixed('/api/v1/page-statistics/scroll-depth', { page: 'map_facility' }),
  },
  'post /api/v1/contact': {
    good: fixed('/api/v1/contact', { ...someone, kind: 'general', message: 'Dzień dobry' }),
  },
  'get /api/v1/presentation/slots': { good: fixed('/api/v1/presentation/slots') },
  'post /api/v1/presentation': {
    good: booking,
    errors: {
      'error/slot-taken': booking,
      'error/slot-not-offered': (facts) => booking({ ...facts, slot: '2026-01-01T03:00:00Z' }),
      'error/facility-not-found': (facts) => booking({ ...facts, slot: facts.otherSlot }, { facility_id: noSuchId }),
    },
  },
  'get /api/v1/presentation/:token/presentation.ics': {
    good: ({ token }) => ({ path: `/api/v1/presentation/${token}/presentation.ics` }),
    errors: { 'error/presentation-not-found': fixed('/api/v1/presentation/nobody/presentation.ics') },
  },
  'get /api/openapi.json': { good: fixed('/api/openapi.json'), away: 200 },
  ...sessionLines,
  ...factorLines,
  ...accountLines,
  ...notificationLines,
}
