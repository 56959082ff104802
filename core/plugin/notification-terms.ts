/** Groups of kinds in the list of preferences, in its order. */
export const notificationGroups = [
  'conversations',
  'followed',
  'applications',
  'opinions',
  'facilities',
  'packages',
  'materials',
  'desk',
  'account',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** Reasons why people cannot switch a mail off: it protects the account, says why support decided so, or who runs a facility. */
export const mailNecessities = ['account', 'decision', 'ownership'] as const
export type MailNecessity = (typeof mailNecessities)[number]
