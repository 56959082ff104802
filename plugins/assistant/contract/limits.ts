import { limit } from '#core/packages/limit.ts'

/** Drafts that the assistant writes for a facility in one day. */
export const draftLimit = limit('ai_requests_per_day', {
  type: 'limit',
  window: 'none',
  unit: 'times',
  name: 'assistant.limit',
  free: 50,
  registered: 50,
  premium: 200,
})
