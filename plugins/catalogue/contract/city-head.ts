import type { Category } from '#core/facilities/category.ts'
import { type Language, tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translate } from '#core/ports/translator.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'

/** Place of a list, and its words by language; `null` where the form is not known. */
export interface ListedPlace {
  readonly city: { readonly name: string }
  readonly district: { readonly name: string } | null
  readonly locative: Readonly<Record<Language, string | null>>
}

/** Language of a heading; `mark` marks the place. */
export interface HeadingLanguage {
  readonly t: Translate
  readonly language: Language
  readonly mark?: (place: string) => string
}

/** Returns what is listed, and where, in the grammar of the language: `Przedszkola Montessori w Krakowie`. */
export const headingAt = (
  { city, district, locative }: ListedPlace,
  subject: string,
  { t, language, mark = (place) => place }: HeadingLanguage,
): string => {
  const place = locative[language] ?? cityNameIn(city.name, language)
  const marked = district ? `${place}, ${mark(district.name)}` : mark(place)
  const text = t(locative[language] === null ? 'catalogue.city.heading.neutral' : 'catalogue.city.heading', { subject, place: marked })
  return text.charAt(0).toLocaleUpperCase(tagOf[language]) + text.slice(1)
}

/** List of a city or a district without filters. */
interface PlainList extends ListedPlace {
  readonly category: Category
  readonly voivodeship: string
  /** Number of facilities. */
  readonly total: number
}

/** Returns the values of `catalogue.city.title` and `catalogue.city.description`, which a plain list has by itself. */
export const cityHeadValues = (list: PlainList, { t, language }: Omit<HeadingLanguage, 'mark'>) => ({
  heading: headingAt(list, t(messageKey('catalogue.facet.category', list.category, 'phrase')), { t, language }),
  voivodeship: t(voivodeshipKey(list.voivodeship)),
  facilities: t('catalogue.facilities', { count: list.total }),
})
