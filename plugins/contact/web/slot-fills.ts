import { facilityReportsSlot } from '#core/facilities/slots.ts'
import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { unavailablePageSlot } from '#web/runtime/slots.ts'
import { ReportError } from './components/ReportError.tsx' with { type: 'vike:pointer' }
import { UrgentForm } from './components/UrgentForm.tsx' with { type: 'vike:pointer' }

/** Urgent form on the 503 page, the way to report an error of a profile, and links to customer service in the footer. */
export const fills = defineFills({
  public: [fill(unavailablePageSlot, 'contact', UrgentForm)],
  profile: [fill(facilityReportsSlot, 'contact', ReportError)],
  footer: {
    service: [{ to: 'contact', label: 'contact.footer' }],
    users: [{ to: 'presentation', label: 'contact.footer.presentation' }],
  },
})
