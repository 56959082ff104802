import { type Language, tagOf } from './language.ts'

/** Makes each thing once for its key. */
const once = <Thing, Options extends object | number>(make: (language: Language, options: Options) => Thing) => {
  const made = new Map<string, Thing>()
  return (language: Language, options: Options): Thing => {
    const key = `${language} ${JSON.stringify(options)}`
    const known = made.get(key) ?? make(language, options)
    made.set(key, known)
    return known
  }
}

const numbers = once((language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tagOf[language], options))
const amounts = once(
  (language, digits: number) => new Intl.NumberFormat(tagOf[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)
const dates = once((language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tagOf[language], options))

/** A number format of a language, made once: making one costs as much as a whole card. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => numbers(language, options)

/** A date format of a language, made once. */
export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => dates(language, options)

const unit: Readonly<Record<Language, string>> = { pl: 'zł', ua: 'зл', en: 'zł' }

/** Grosze as people write them, with the unit behind a space that does not break: `1500 zł`, `12,50 zł`. */
export const money = (grosze: number, language: Language): string =>
  `${amounts(language, grosze % 100 ? 2 : 0).format(grosze / 100)}\u00a0${unit[language]}`
