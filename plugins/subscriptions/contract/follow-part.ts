import { Schema } from 'effect'

/** Data of a profile: the id of the facility to follow. */
export const FollowPart = Schema.Struct({ id: Schema.String })
export type FollowPart = typeof FollowPart.Type
