import { slot, type WithSlotData } from '#core/plugin/slot.ts'

/** Paragraph of the privacy policy about somebody who receives data; its data is the layout data of the plugin. */
export const recipientsSlot = slot<WithSlotData>('privacy.recipients')
