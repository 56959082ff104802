import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { themeWelcome } from '#web/ui/site/theme-slots.ts'
import { Welcome } from './Welcome.tsx' with { type: 'vike:pointer' }

/** Stage with which the main page of a site begins. */
export const fills = defineFills({
  site: [fill(themeWelcome, 'magic_theatre', Welcome)],
})
