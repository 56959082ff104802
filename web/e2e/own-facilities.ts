import type { Page } from 'playwright/test'

/** Id of the facility that the card shows first. */
export const ownFacilityId = '01970000-0000-7000-8000-000000000001'

const facilities = [
  {
    id: ownFacilityId,
    slug: 'tecza-zlobek-warszawa',
    name: 'Tęcza',
    city: 'Warszawa',
    role: 'owner',
    status: 'registered',
    permissions: ['facility-data/write', 'facility-opinions/write'],
    is_new: true,
  },
  { id: 'second', slug: 'bajka', name: 'Bajka', city: 'Kraków', role: 'parent', permissions: [], status: 'unknown', is_new: false },
]
const overview = {
  notifications: { new_notifications: 5 },
}

/**
 * Answers the requests of the user card for facilities and counters: an owned facility and one of a parent. `answer`
 * changes what is answered for facilities.
 */
export const showOwnFacilities = async (page: Page): Promise<{ answer: 'both' | 'none' | 'error' }> => {
  const state: { answer: 'both' | 'none' | 'error' } = { answer: 'both' }
  await page.route('**/api/v1/facility/owned', (route) =>
    state.answer === 'error'
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503,"code":"error/unavailable"}' })
      : route.fulfill({ json: { facilities: state.answer === 'none' ? [] : facilities, shadow_facilities: [] } }),
  )
  // Counters come by the main channel, or, where it is blocked, by requests.
  await page.routeWebSocket(/\/api\/v1\/main\/ws/, (socket) => socket.close())
  await page.route('**/api/v1/overview', (route) => route.fulfill({ json: overview }))
  return state
}
