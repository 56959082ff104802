import type { WithSlotData } from '#core/plugin/slot.ts'
import { pluginProfileFills } from '#plugins/profile-fills.gen.ts'
import { Slot, type SlotProps } from './Slot.tsx'

/** Slot of a facility's profile, with what plugins add in their `web/profile-fills.tsx`. Only the profile loads these. */
export const ProfileSlot = <Subject extends WithSlotData>(props: Omit<SlotProps<Subject>, 'fills'>) => (
  <Slot {...props} fills={pluginProfileFills} />
)
