import { defineUi, fill } from '#web/runtime/plugin-ui.ts'
import { navbarSearchSlot } from '#web/runtime/slots.ts'
import { BarField } from './parts/SearchFields.tsx'

/** Search field in the bar of all pages but the home page. */
export const ui = defineUi({ fills: [fill(navbarSearchSlot, 'search', BarField)] })
