import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'

/** Metres from the middle of a picture to its upper edge; few, so that a facility has few pictures. */
export const surroundingsReaches = ['400', '700', '1200', '2000', '3000'] as const

/** Width and height of a picture, CSS pixels. */
export const surroundingsSize = { width: 400, height: 210 } as const

/**
 * Picture of a facility's surroundings. `v` changes with the base map and the coordinates, so that browsers may keep
 * the picture forever.
 */
export const SurroundingsQuery = Schema.Struct({
  id: Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' })),
  reach: Schema.Literals(surroundingsReaches),
  theme: Schema.Literals(['light', 'dark']),
  v: Schema.optional(Schema.String.check(Schema.isPattern(/^[\w.-]{1,60}$/, { message: 'FIELD_INVALID' }))),
})

/** No public facility has this id, or its coordinates are not those of its address. */
export class NoSurroundings extends Failure('NoSurroundings', 'not-found') {}
