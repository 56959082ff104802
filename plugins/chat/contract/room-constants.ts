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

/** Sides of a message; colleagues in a staff room are all `facility`. */
export const roomSides = ['parent', 'facility'] as const
export type RoomSide = (typeof roomSides)[number]
