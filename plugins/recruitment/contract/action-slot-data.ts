import { Schema } from 'effect'

/** Facts that decide whether parents can apply at a facility. */
export const ActionSlotData = Schema.Struct({ recruiting: Schema.Boolean, owned: Schema.Boolean })
export type ActionSlotData = typeof ActionSlotData.Type
