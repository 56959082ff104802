import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { ApplyAction } from './profile/ApplyAction.tsx'

/** Way to apply on profiles. */
export const profileFills: readonly Fill[] = [fill(facilityActionsSlot, 'recruitment.apply', ApplyAction)]
