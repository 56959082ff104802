import { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'

/** No date can be told for the edition, or it is no day that has been. */
export class BadEdition extends Failure('BadEdition', 'malformed') {}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** The day of an edition: as told, else from the file's name, else refused (decisions §26). A day to come is refused. */
export const editionDay = (told: string | undefined, fileName: string, today: string): Effect.Effect<string, BadEdition> => {
  const day = told ?? /\d{4}-\d{2}-\d{2}/.exec(fileName)?.[0]
  if (!day)
    return Effect.fail(new BadEdition({ detail: `The name ${fileName} bears no date. Say --edition YYYY-MM-DD. Nothing was written.` }))
  if (!isDay(day))
    return Effect.fail(new BadEdition({ detail: `${day} is no day of the calendar; expected YYYY-MM-DD. Nothing was written.` }))
  if (day > today) return Effect.fail(new BadEdition({ detail: `The edition of ${day} lies in the future. Nothing was written.` }))
  return Effect.succeed(day)
}
