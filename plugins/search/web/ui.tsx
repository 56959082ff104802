import { defineUi, fill } from '#web/plugin-ui.ts'
import { BarField, LandingField } from './parts/Fields.tsx'

/** The field on the landing page and in the bar of all others. */
export const ui = defineUi({ fills: [fill('landing.search', 'search', LandingField), fill('navbar.search', 'search', BarField)] })
