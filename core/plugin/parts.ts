import type { Schema } from 'effect'

/** A place of a page about facilities that plugins may fill. */
export type FacilityPlace = 'facility.profile' | 'facility.card'

/**
 * What a plugin reads for a place: one SQL scalar subquery that gives jsonb for the facility `f` (the core's table `facility` under that name).
 * The subqueries of all plugins are joined into one statement, so the number of queries stays the same whatever is installed.
 */
export interface Part {
  readonly place: FacilityPlace
  readonly name: string
  readonly reads: string
  readonly gives: Schema.Codec<unknown, unknown>
}

/** Declares a part; its looks are filled under the same name in `web/ui.tsx`. */
export const part = <Given, Written>(
  place: FacilityPlace,
  name: string,
  { reads, gives }: { reads: string; gives: Schema.Codec<Given, Written> },
): Part => ({ place, name, reads, gives: gives as Part['gives'] })
