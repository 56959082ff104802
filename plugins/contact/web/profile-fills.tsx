import { facilityReportsSlot } from '#core/facilities/slots.ts'
import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { ReportError } from './parts/ReportError.tsx'

/** Way to report an error of a profile. */
export const profileFills: readonly Fill[] = [fill(facilityReportsSlot, 'contact', ReportError)]
