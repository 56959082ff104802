import type { Href } from '#web/data/href.ts'
import { catalogueTypes } from '#web/data/layout.ts'
import type { Words } from '#web/i18n/words.ts'

/** A way that the bar shows on wide screens, and its menu and the user card on narrow ones. */
export interface Way {
  readonly name: string
  readonly href: string
  readonly label: string
}

/** The two catalogues and the map, as far as there are plugins for them. */
export const navbarWays = (href: Href, t: Words['t']): readonly Way[] =>
  [...catalogueTypes.map((type) => [type, href('catalog_voivodeships', { type })] as const), ['map', href('map')] as const].flatMap(
    ([name, to]) => (to === undefined ? [] : [{ name, href: to, label: t(`shell.nav.${name}`) }]),
  )
