import { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'

/** The edition has no date, or its date is invalid or in the future. */
export class BadEdition extends Failure('BadEdition', 'malformed') {}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * Returns the day of an edition (ISO date): the requested one, else the one in the file name. Fails when there is none
 * or it is in the future (decisions §26).
 */
export const resolveEditionDate = (requested: string | undefined, fileName: string, today: string): Effect.Effect<string, BadEdition> => {
  const day = requested ?? /\d{4}-\d{2}-\d{2}/.exec(fileName)?.[0]
  if (!day)
    return Effect.fail(
      new BadEdition({ detail: `The file name ${fileName} contains no date. Use --edition YYYY-MM-DD. Nothing was written.` }),
    )
  if (!isDay(day))
    return Effect.fail(new BadEdition({ detail: `${day} is no day of the calendar; expected YYYY-MM-DD. Nothing was written.` }))
  if (day > today) return Effect.fail(new BadEdition({ detail: `The edition of ${day} lies in the future. Nothing was written.` }))
  return Effect.succeed(day)
}
