import { addDays } from '#core/kernel/warsaw.ts'

/** Days on which an occasion falls, ISO, both included; of most occasions the same day. */
export interface OccasionDays {
  readonly from: string
  readonly to: string
}

/**
 * Sunday of Easter by the Gregorian computus (Meeus, Jones, Butcher), ISO.
 */
export const easterOf = (year: number): string => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

const on =
  (from: string, to = from) =>
  (year: number): OccasionDays => ({ from: `${year}-${from}`, to: `${year}-${to}` })

/**
 * Days of the platform's own tags of the category `type_date_event`, in the order of the school year, which by the
 * Education Law begins on 1 September and ends on 31 August. The other days are set by acts of law (Dzień Edukacji
 * Narodowej, Narodowe Święto Niepodległości), by a resolution of the Sejm (Ogólnopolski Dzień Przedszkolaka, 2013), by
 * those who founded them (Dzień Kropki, Światowy Dzień Pluszowego Misia, Dzień Ziemi), or by custom. The carnival lasts
 * from Epiphany to the day before Ash Wednesday, which is 46 days before Easter.
 */
const occasions: Readonly<Record<string, (year: number) => OccasionDays>> = {
  school_year_start: on('09-01'),
  dot_day: on('09-15'),
  kindergartener_day: on('09-20'),
  boys_day: on('09-30'),
  education_day: on('10-14'),
  independence_day: on('11-11'),
  teddy_bear_day: on('11-25'),
  saint_andrews_eve: on('11-29'),
  saint_nicholas_day: on('12-06'),
  christmas_eve: on('12-24'),
  carnival_ball: (year) => ({ from: `${year}-01-06`, to: addDays(easterOf(year), -47) }),
  grandparents_day: on('01-21', '01-22'),
  first_day_of_spring: on('03-21'),
  earth_day: on('04-22'),
  mothers_day: on('05-26'),
  childrens_day: on('06-01'),
  fathers_day: on('06-23'),
}

/** Returns the days of an occasion, by the key of its tag, in a year; `null` for a tag that support has made. */
export const dayOf = (key: string, year: number): OccasionDays | null =>
  Object.hasOwn(occasions, key) ? (occasions[key]?.(year) ?? null) : null

/** Longest occasion that is a day to celebrate. */
const longestDay = 2

/** Returns whether an occasion is a season, such as the carnival, and not a day or two. */
export const isSeason = ({ from, to }: OccasionDays): boolean => to >= addDays(from, longestDay)

/** Returns the first year of the school year that an ISO day is in. */
export const schoolYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '09-01' ? 1 : 0)

/** Occasion of a school year. */
export interface Occasion extends OccasionDays {
  /** Key of its tag. */
  readonly key: string
}

/** Returns the occasions of a school year, from September to August. */
export const daysOfSchoolYear = (firstYear: number): readonly Occasion[] =>
  Object.keys(occasions)
    .flatMap((key) => [firstYear, firstYear + 1].map((year) => ({ key, ...dayOf(key, year) })))
    .filter((one): one is Occasion => one.from !== undefined && schoolYearOf(one.from) === firstYear)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
