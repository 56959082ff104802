import { slugOf } from '#core/kernel/slug.ts'
import type { Quarter } from '../contract/queries.ts'
import { quartersUnder } from '../domain/town-quarters.ts'
import { bundledQuarters } from '../persistence/quarter-file.ts'

/** Returns the bundled quarters, where the slugs of cities are those of their names. */
export const quartersOfCapitals = (): readonly Quarter[] => bundledQuarters().flatMap((one) => quartersUnder(one, slugOf(one.town)))
