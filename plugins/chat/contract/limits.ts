// Without Schemas, so that pages load these alone.

/** Greatest number of groups of one room of announcements, and of those who have not read one by name. */
export const groupRules = { groups: 60, named: 200 } as const

/** Greatest number of characters of a message and of a reason, of its files, and minutes in which its author may edit it. */
export const messageRules = { text: 2000, reason: 500, files: 5, editMinutes: 5, page: 50 } as const
