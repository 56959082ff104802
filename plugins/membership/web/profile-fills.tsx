import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { JoinAction } from './parts/JoinAction.tsx'

/** Way to join a facility on its profile. */
export const profileFills: readonly Fill[] = [fill(facilityActionsSlot, 'membership', JoinAction)]
