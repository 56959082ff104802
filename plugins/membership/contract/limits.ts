import { limit } from '#core/packages/limit.ts'

/** Limit that allows a facility to have members: parents and teachers (decisions §19). */
export const membersLimit = limit('members', {
  type: 'boolean',
  window: 'none',
  unit: 'none',
  name: 'membership.limit',
  free: false,
  registered: false,
  premium: true,
})

/**
 * Bounds of invitations: lines of one list and their length, new ones of a facility in a day, and those that wait at
 * once with all members.
 */
export const invitationLimits = { lines: 5000, lineLength: 500, perDay: 500, members: 2000 } as const

/** Days for which the link of an invitation works, and after which an unanswered invitation is deleted. */
export const invitationDays = { link: 14, stored: 90 } as const

/** Days after a refusal or a removal before the same account may ask again. */
export const askAgainDays = 30
