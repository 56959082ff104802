import { Schema } from 'effect'
import type { ChannelPath } from '#core/plugin/channels.ts'

/** Channel of the notifications plugin, on which memberships announce changes. */
export const mainChannelPath: ChannelPath = '/api/v1/main/ws'

/** Type of the message after which the lists of a facility's members are read again. */
export const membershipUpdated = 'membership.updated'
export const MembershipUpdated = Schema.Struct({ facility_id: Schema.String })

/** Type of the message after which a browser renews its token, and with it the user's permissions. */
export const tokenRefresh = 'token.refresh'
export const TokenRefresh = Schema.Struct({})
