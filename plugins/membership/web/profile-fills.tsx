import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { fill, type Fill } from '#web/runtime/plugin-ui.ts'
import { JoinAction } from './parts/JoinAction.tsx'

/** Way to join a facility on its profile. */
export const profileFills: readonly Fill[] = [fill(facilityActionsSlot, 'membership', JoinAction)]
