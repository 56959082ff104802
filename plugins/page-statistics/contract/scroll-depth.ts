import { Schema } from 'effect'

/** A page that was read to nine tenths, by its route's name; its address and its reader are never told. */
export const ReadPage = Schema.Struct({
  page: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]{0,39}$/, { message: 'FIELD_INVALID' })),
})
export type ReadPage = typeof ReadPage.Type

/** For how many days back the operator asks, today included. */
export const LastDays = Schema.Struct({
  days: Schema.optional(
    Schema.FiniteFromString.check(
      Schema.isInt({ message: 'FIELD_INVALID' }),
      Schema.isBetween({ minimum: 1, maximum: 366 }, { message: 'FIELD_INVALID' }),
    ),
  ),
})
export type LastDays = typeof LastDays.Type

/** How often pages of one route were read to nine tenths on one day (`2026-11-21`, Europe/Warsaw). */
export interface DayOfPage {
  readonly day: string
  readonly page: string
  readonly times: number
}
