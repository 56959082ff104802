import { Schema } from 'effect'

/** Facts that decide whether parents can apply at a facility. */
export const ActionPart = Schema.Struct({ recruiting: Schema.Boolean, owned: Schema.Boolean })
export type ActionPart = typeof ActionPart.Type
