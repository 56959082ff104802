// Without Schemas, so that pages load these alone.

/**
 * Kinds of rooms: of one parent with the staff, announcements of the staff to all parents, and the staff among themselves.
 * Roles and permissions at the facility decide with every request who is in a room; nothing is stored about it.
 */
export const roomKinds = ['parent', 'announcements', 'staff'] as const
export type RoomKind = (typeof roomKinds)[number]

/** Readers of a parent's room on the side of the facility: all who write with parents, or owner and administrators alone. */
export const roomVisibilities = ['staff', 'management'] as const
export type RoomVisibility = (typeof roomVisibilities)[number]

/** Greatest number of groups of one room of announcements, and of those who have not read one by name. */
export const groupRules = { groups: 60, named: 200 } as const

/** Sides of a message; colleagues in a staff room are all `facility`. */
export const roomSides = ['parent', 'facility'] as const
export type RoomSide = (typeof roomSides)[number]

/** Greatest number of characters of a message and of a reason, of its files, and minutes in which its author may edit it. */
export const messageRules = { text: 2000, reason: 500, files: 5, editMinutes: 5, page: 50 } as const
