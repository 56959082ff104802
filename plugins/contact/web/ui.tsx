import { facilityHeadingSlot } from '#core/facilities/slots.ts'
import { unavailablePageSlot } from '#web/runtime/slots.ts'
import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { ReportError } from './parts/ReportError.tsx'
import { UrgentForm } from './parts/UrgentForm.tsx'

/** Links to customer service in the footer and on profiles, and the urgent form on the 503 page. */
export const ui = defineUi({
  footer: {
    service: [{ to: 'contact', label: 'contact.footer' }],
    users: [{ to: 'presentation', label: 'contact.footer.presentation' }],
  },
  fills: [fill(facilityHeadingSlot, 'contact', ReportError), fill(unavailablePageSlot, 'contact', UrgentForm)],
})
