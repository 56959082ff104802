import { defineFills, fill } from '#web/runtime/plugin-ui.ts'
import { themeHero } from '#web/ui/site/theme-slots.ts'
import { Hero } from './Hero.tsx' with { type: 'vike:pointer' }

/** Stage with which the main page of a site begins. */
export const fills = defineFills({
  site: [fill(themeHero, 'magic_theatre', Hero)],
})
