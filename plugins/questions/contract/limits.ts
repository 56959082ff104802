import { limit, unlimited } from '#core/packages/limit.ts'

/** Messages that a facility may write in a calendar month (decisions §0.3 and §19). */
export const messageLimit = limit('messages_per_month', {
  type: 'limit',
  window: 'month',
  unit: 'times',
  name: 'questions.limit.messages',
  free: 10,
  registered: 10,
  premium: unlimited,
})
