import { Schema } from 'effect'
import type { RealtimeMessage } from '#core/ports/realtime.ts'

/** Type of the message on the main channel after which what a facility may do is read again. */
export const limitUpdated = 'limit.updated'

/** Data of the message; `null`: the values of a limit have changed, for all facilities. */
export const LimitUpdated = Schema.Struct({ facility_id: Schema.NullOr(Schema.String) })

/** Builds the message for all open pages: it says no more than the badge that everybody sees. */
export const limitUpdatedMessage = (facilityId: string | null): RealtimeMessage => ({
  channel: 'main',
  to: null,
  type: limitUpdated,
  data: { facility_id: facilityId },
})
