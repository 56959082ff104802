import { Schema } from 'effect'

/** A page scrolled to 90 %, by the name of its route; never its URL or its reader. */
export const PageRead = Schema.Struct({
  page: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]{0,39}$/, { message: 'FIELD_INVALID' })),
})
export type PageRead = typeof PageRead.Type

/** Number of days to list, today included. */
export const LastDaysQuery = Schema.Struct({
  days: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt({ message: 'FIELD_INVALID' }),
      Schema.isBetween({ minimum: 1, maximum: 366 }, { message: 'FIELD_INVALID' }),
    ),
  ),
})
export type LastDaysQuery = typeof LastDaysQuery.Type

/** Number of times that pages of one route were scrolled to 90 % on one day (`2026-11-21`, Europe/Warsaw). */
export interface DailyPageReads {
  readonly day: string
  readonly page: string
  readonly times: number
}
