import { limit } from '#core/packages/limit.ts'

/** Drafts that a language model writes for a facility in one day; those of rules are not counted. */
export const draftLimit = limit('ai_requests_per_day', {
  type: 'limit',
  window: 'none',
  unit: 'times',
  name: 'assistant.limit',
  free: 50,
  registered: 50,
  premium: 200,
})
