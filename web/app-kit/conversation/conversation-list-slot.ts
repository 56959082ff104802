import { slot, type WithSlotData } from '#core/plugin/slot.ts'

/** Open conversation: of the user's own for `null`, or of a facility. */
export interface OpenConversation {
  readonly facilityId: string | null
  readonly id: string
}

/** List of all conversations, beside one that is open; its pages have `fills: 'conversation'`. */
export const conversationListSlot = slot<OpenConversation & WithSlotData>('conversation.list')
