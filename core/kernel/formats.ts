import { type Language, tagOf } from './language.ts'

/** Caches the created formats by language and options. */
const memoize = <Thing, Options extends object | number>(create: (language: Language, options: Options) => Thing) => {
  const cache = new Map<string, Thing>()
  return (language: Language, options: Options): Thing => {
    const key = `${language} ${JSON.stringify(options)}`
    const format = cache.get(key) ?? create(language, options)
    cache.set(key, format)
    return format
  }
}

const numbers = memoize((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf[language], options))
const amounts = memoize(
  (language, digits: number) => new Intl.NumberFormat(tagOf[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)
/** English dates begin with the day, as in Europe. */
const dateTagOf = { ...tagOf, en: 'en-GB' } as const
const dates = memoize((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateTagOf[language], options))

/** Returns the cached number format of a language; creating one costs as much as rendering a whole card. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => numbers(language, options)

/** Returns the cached date format of a language. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => dates(language, options)

const unit: Readonly<Record<Language, string>> = { pl: 'zł', ua: 'зл', en: 'zł' }

/** Formats an amount in grosze, with the unit after a non-breaking space: `1500 zł`, `12,50 zł`. */
export const money = (grosze: number, language: Language): string =>
  `${amounts(language, grosze % 100 ? 2 : 0).format(grosze / 100)}\u00a0${unit[language]}`

/** Formats an estimate in whole złoty: `630 zł`. */
export const wholeMoney = (grosze: number, language: Language): string => money(Math.round(grosze / 100) * 100, language)

/** Rounds a mean of ratings half-up to one decimal, as ratings are shown. */
export const roundRating = (mean: number): number => Math.floor(mean * 10 + 0.5) / 10

/** Formats a rating with one decimal: `4,6`, `5,0`. */
export const ratingText = (rating: number, language: Language): string => amounts(language, 1).format(roundRating(rating))

/** Formats metres: `350 m`, `1,2 km`, `14 km`. */
export const distance = (metres: number, language: Language): string => {
  const inKilometres = metres >= 995
  const value = inKilometres ? metres / 1000 : Math.round(metres / 10) * 10
  const unit = inKilometres ? 'kilometer' : 'meter'
  return numberFormat(language, { style: 'unit', unit, maximumFractionDigits: inKilometres && value < 9.95 ? 1 : 0 }).format(value)
}

/** Formats the size of a file in bytes: `320 KB`, `1,4 MB`. */
export const fileSize = (bytes: number, language: Language): string => {
  const inMegabytes = bytes >= 1_000_000
  const number = numberFormat(language, { maximumFractionDigits: inMegabytes ? 1 : 0 })
  return `${number.format(inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1000))}\u00a0${inMegabytes ? 'MB' : 'KB'}`
}
