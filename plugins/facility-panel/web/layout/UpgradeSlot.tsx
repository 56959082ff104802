import { facilityUpgradeSlot } from '#core/facilities/slots.ts'
import { Slot } from '#web/ui/Slot.tsx'
import type { PanelFacilityHead } from '../../contract/ui.ts'

/** The way to a package that plugins offer; a module of its own, because it brings what all plugins add to pages. */
export default ({ facility }: { readonly facility: PanelFacilityHead }) => (
  <Slot slot={facilityUpgradeSlot} of={{ ...facility, parts: { upgrade: {} } }} />
)
