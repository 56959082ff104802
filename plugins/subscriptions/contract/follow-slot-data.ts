import { Schema } from 'effect'

/** Data of a profile: the id of the facility to follow. */
export const FollowSlotData = Schema.Struct({ id: Schema.String })
export type FollowSlotData = typeof FollowSlotData.Type
