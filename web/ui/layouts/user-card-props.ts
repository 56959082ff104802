import type { ResolvedTab } from '#web/runtime/tabs.ts'
import type { NavbarLink } from './navbar-links.ts'

/** Props of the island that a plugin names as `userCard`. */
export interface UserCardProps {
  /** Tabs of the account area, regardless of permissions. */
  readonly tabs: readonly ResolvedTab[]
  /** Tabs of each facility. */
  readonly facilityTabs: readonly ResolvedTab[]
  /** Address of a facility's profile, with `%40` as placeholder of its slug. */
  readonly profile: string | undefined
  /** Address of the page with all facilities of the user. */
  readonly facilities: string | undefined
  /** Links that the navigation bar shows on wide screens. */
  readonly links: readonly NavbarLink[]
}
