import { defineFills } from '#web/runtime/plugin-ui.ts'

/** The calendar in the footer. */
export const fills = defineFills({ footer: { users: [{ to: 'calendar_days', label: 'calendar.title' }] } })
