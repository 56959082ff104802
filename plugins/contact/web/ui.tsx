import { defineUi, fill } from '#web/plugin-ui.ts'
import { ReportError } from './parts/ReportError.tsx'
import { UrgentForm } from './parts/UrgentForm.tsx'

/** The ways to customer service: from the foot of every page, from a profile, and while the database is away. */
export const ui = defineUi({
  footer: {
    service: [{ to: 'contact', label: 'contact.footer' }],
    users: [{ to: 'presentation', label: 'contact.footer.presentation' }],
  },
  fills: [fill('facility.sources', 'contact', ReportError), fill('page.unavailable', 'contact', UrgentForm)],
})
