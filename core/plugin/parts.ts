import type { Schema } from 'effect'

/** A place of a page about facilities that plugins may fill. */
export type FacilitySlot = 'facility.profile' | 'facility.card'

/**
 * What a plugin reads for a place: one SQL scalar subquery that gives jsonb for the facility `f` (the core's table `facility` under that name).
 * The subqueries of all plugins are joined into one statement, so the number of queries stays the same whatever is installed.
 */
export interface SlotData {
  readonly slot: FacilitySlot
  readonly name: string
  readonly query: string
  readonly output: Schema.Codec<unknown, unknown>
}

/** Declares a part; its looks are filled under the same name in `web/ui.tsx`. */
export const slotData = <Given, Written>(
  place: FacilitySlot,
  name: string,
  { query: reads, output: gives }: { query: string; output: Schema.Codec<Given, Written> },
): SlotData => ({ slot: place, name, query: reads, output: gives as SlotData['output'] })
