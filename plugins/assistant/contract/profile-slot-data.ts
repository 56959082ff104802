import { Schema } from 'effect'

/** Name of the slot data of profiles. */
export const assistantSlotKey = 'assistant'

/** Slot data: `true` for a facility that is open; a closed one has none. */
export const AssistantSlotData = Schema.Literal(true)
