import type { WithSlotData } from '#core/plugin/slot.ts'
import { pluginPublicFills } from '#plugins/public-fills.gen.ts'
import { Slot, type SlotProps } from './Slot.tsx'

/** Slot of several public pages, with what plugins add in their `web/public-fills.tsx`. Pages behind a login do not load these. */
export const PublicSlot = <Subject extends WithSlotData>(props: Omit<SlotProps<Subject>, 'fills'>) => (
  <Slot {...props} fills={pluginPublicFills} />
)
