import { messageKey } from '#core/kernel/message-key.ts'
import { catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import type { Href } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'

/** A link shown in the navigation bar on wide screens, and in its menu and the user card on narrow ones. */
export interface NavbarLink {
  readonly name: string
  readonly href: string
  readonly label: string
}

/**
 * Returns the links to the two catalogues and the map, if their plugins are installed. On narrow screens, where its page
 * shows the list or the map, the link opens the map.
 */
export const navbarLinks = (href: Href, t: I18n['t'], screen: 'wide' | 'narrow'): readonly NavbarLink[] =>
  [
    ...catalogueTypes.map((type) => [type, href('catalog_voivodeships', { type })] as const),
    ['map', href('map', undefined, screen === 'narrow' ? { widok: 'mapa' } : undefined)] as const,
  ].flatMap(([name, to]) => (to === undefined ? [] : [{ name, href: to, label: t(messageKey('shell.nav', name)) }]))
