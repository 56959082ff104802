import { type Fill, fill } from '#web/runtime/plugin-ui.ts'
import { unavailablePageSlot } from '#web/runtime/slots.ts'
import { UrgentForm } from './parts/UrgentForm.tsx'

/** Urgent form on the 503 page. */
export const publicFills: readonly Fill[] = [fill(unavailablePageSlot, 'contact', UrgentForm)]
