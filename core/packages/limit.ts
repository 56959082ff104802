import type { Effect } from 'effect'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Token } from '#core/kernel/token.ts'
import type { Tier } from './tier.ts'

/** Value of a limit without end. */
export const unlimited = null

/** Value of a limit: a number, `unlimited`, or whether something is allowed at all. */
export type LimitValue = number | typeof unlimited | boolean

/** Values of a limit by tier. */
export type TierValues = Readonly<Record<Tier, LimitValue>>

/** Counts what a facility has now of that which a limit limits; the plugin that stores it binds the token. */
export type CountStock = (facilityId: string) => Effect.Effect<number>

/** Things that a limit counts. */
export type LimitUnit = 'items' | 'characters' | 'times' | 'none'

/** Limit of what a facility may have or do, by its tier. */
export interface Limit {
  readonly key: string
  readonly type: 'limit' | 'boolean'
  /** Values where support has set none. */
  readonly values: TierValues
  /** `month`: counts acts of a calendar month in Warsaw; `none`: what exists at the same time. */
  readonly window: 'none' | 'month'
  readonly unit: LimitUnit
  /** The first act of a facility is not counted; only of a monthly limit. */
  readonly firstIsFree: boolean
  /** Hours in which further acts belong to the one that began them, as corrections; only of a monthly limit. */
  readonly correctionHours: number
  /** Largest value that support may set; `null`: any, also `unlimited`. */
  readonly maximum: number | null
  readonly name: MessageKey
  readonly counts: Token<CountStock> | null
}

interface LimitOptions<Value extends LimitValue> extends Pick<Limit, 'window' | 'unit' | 'name'>, Readonly<Record<Tier, Value>> {
  readonly firstIsFree?: boolean
  readonly correctionHours?: number
  readonly maximum?: number
  readonly counts?: Token<CountStock>
}

/** Declares a limit: `limit('photos', { type: 'limit', free: 3, registered: 3, premium: unlimited, window: 'none', unit: 'items', … })`. */
export const limit = (
  key: string,
  {
    type,
    free,
    registered,
    premium,
    firstIsFree = false,
    correctionHours = 0,
    maximum,
    counts,
    ...rest
  }: ({ readonly type: 'limit' } & LimitOptions<number | null>) | ({ readonly type: 'boolean' } & LimitOptions<boolean>),
): Limit => ({
  key,
  type,
  values: { free, registered, premium },
  firstIsFree,
  correctionHours,
  maximum: maximum ?? null,
  counts: counts ?? null,
  ...rest,
})
