import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { FollowAction } from './profile/FollowAction.tsx'

/** Way to follow a facility on its profile. */
export const profileFills: readonly Fill[] = [fill(facilityActionsSlot, 'subscriptions', FollowAction)]
