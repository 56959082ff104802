import type { AccountType } from '#core/access/account-type.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'

/**
 * Kinds of lines on a start page. `waiting`: somebody waits for this person; `going`: what is under way and waits for others; `week`: what
 * happened in the last seven days, as a number; `advice`: something worth doing, of which the page shows the first; `way`: what people do
 * often.
 */
export type TodayKind = 'waiting' | 'going' | 'week' | 'advice' | 'way'

/** Pictures of lines. */
export const todayPictures = [
  'applications',
  'questions',
  'opinions',
  'people',
  'site',
  'photos',
  'price',
  'places',
  'post',
  'data',
  'package',
  'search',
  'favourites',
  'news',
] as const
export type TodayPicture = (typeof todayPictures)[number]

/** Line of a start page; it leads to a page, and is left out where no installed plugin has that. */
export interface TodayLine {
  readonly kind: TodayKind
  readonly picture: TodayPicture
  /** Name of the facility that it is about, above the sentence. */
  readonly title?: string
  /** The sentence; the value `count` is also the number of a line of the week, whose text does not repeat it. */
  readonly text: MessageKey
  readonly values?: Readonly<Record<string, string | number>>
  /** Why it is worth doing. */
  readonly reason?: MessageKey
  /** Name of the route. On the page of a facility its id is the parameter `facility`. */
  readonly route: string
  readonly params?: Readonly<Record<string, string>>
  /** Id of the field to which it leads. */
  readonly field?: string
  /** Place among the lines of its kind, the lowest first. */
  readonly order: number
  /** Moment since which the oldest has been waiting, or of the latest change, ISO 8601. */
  readonly since?: string | null
  /** Harm is near. */
  readonly isUrgent?: boolean
  /** Only for facilities that have a package. */
  readonly premium?: boolean
}

/** Part of a start page: what one query finds, as lines. */
export interface TodayPart {
  /** Unique among the parts of a page: the name of the plugin, or it with a word after a dot. */
  readonly name: string
  readonly query: string
  readonly lines: (found: never, now: Date) => readonly TodayLine[]
}

/** Part of the start page of an account. */
export interface AccountTodayPart extends TodayPart {
  /** Type of the accounts that it is for; without one it is for all. */
  readonly type?: AccountType
}

/** Part of the start page of a facility. */
export interface FacilityTodayPart extends TodayPart {
  /** Permission that its readers have; without one all may read it who may open the panel. */
  readonly permission?: FacilityPermission
}

interface PartOptions<Found> {
  /** SQL scalar subquery that returns jsonb; the subqueries of all plugins are joined into one statement. */
  readonly query: string
  /** Returns the lines of what was found; not called for `null`. */
  readonly lines: (found: Found, now: Date) => readonly TodayLine[]
}

/**
 * Declares what a plugin adds to the start page of a facility: `facilityToday('opinions', { permission, query, lines })`. The query reads
 * the facility `f` (core's table).
 */
export const facilityToday = <Found>(
  name: string,
  part: PartOptions<Found> & { readonly permission?: FacilityPermission },
): FacilityTodayPart => ({ ...part, name, lines: part.lines as TodayPart['lines'] })

/** Declares what a plugin adds to the start page of an account: its query reads the account's id as `a.id`. */
export const accountToday = <Found>(name: string, part: PartOptions<Found> & { readonly type?: AccountType }): AccountTodayPart => ({
  ...part,
  name,
  lines: part.lines as TodayPart['lines'],
})
