import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { fill, type Fill } from '#web/runtime/plugin-ui.ts'
import { ReportError } from './parts/ReportError.tsx'

/** Way to report an error on a profile. */
export const profileFills: readonly Fill[] = [fill(facilityHeadingSlot, 'contact', ReportError)]
