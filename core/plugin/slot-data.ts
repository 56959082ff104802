import type { Schema } from 'effect'
import type { FacilitySlot } from '#core/facilities/slots.ts'

/**
 * Data of one filling: an SQL scalar subquery that returns jsonb for the facility `f` (core's table `facility` under that alias).
 * The subqueries of all plugins are joined into one statement, so that the number of queries does not depend on the installed plugins.
 */
export interface SlotData {
  readonly slot: string
  readonly name: string
  readonly query: string
  readonly output: Schema.Codec<unknown, unknown>
}

/** Declares the data of a filling; its view has the same name in `web/slot-fills.ts`. */
export const slotData = <Given, Written>(
  { slot }: FacilitySlot,
  name: string,
  { query, output }: { query: string; output: Schema.Codec<Given, Written> },
): SlotData => ({ slot, name, query, output: output as SlotData['output'] })
