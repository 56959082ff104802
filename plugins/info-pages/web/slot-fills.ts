import { defineFills } from '#web/runtime/plugin-ui.ts'

/** Footer links to the information pages. */
export const fills = defineFills({
  footer: {
    users: [
      { to: 'faq_audience', params: { audience: 'info' }, label: 'info-pages.faq.link' },
      { to: 'site_changes', params: { audience: 'rodzic' }, label: 'info-pages.changes.link' },
      { to: 'ordering', label: 'info-pages.ordering.link' },
    ],
    service: [
      { to: 'terms', label: 'info-pages.terms.link' },
      { to: 'privacy', label: 'info-pages.privacy.link' },
      { to: 'cookies', label: 'info-pages.cookies.link' },
      { to: 'accessibility', label: 'info-pages.accessibility.link' },
    ],
  },
})
