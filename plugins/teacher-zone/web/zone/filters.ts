import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type CurriculumArea, curriculumAreas } from '#plugins/publications/contract/lesson-ui.ts'
import type { NewsTagCategory } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { zonePath } from '../../contract/addresses.ts'
import type { CountedTag, MaterialsFilter } from '../../contract/material.ts'
import { lessonTimes } from '../../contract/terms.ts'

/** Parameters of categories in addresses of the list, in the order of the filters: what a lesson is about comes first. */
export const categoryParams = {
  publication_topic: 'temat',
  age_groups: 'wiek',
  publication_scope: 'rodzaj',
  type_date_event: 'okazja',
} as const satisfies Readonly<Record<NewsTagCategory, string>>

/** Categories in the order of the filters. */
export const filterOrder = Object.keys(categoryParams) as readonly NewsTagCategory[]

/** Areas of the curriculum in addresses. */
const areaNames = {
  physical: 'fizyczny',
  emotional: 'emocjonalny',
  social: 'spoleczny',
  cognitive: 'poznawczy',
} as const satisfies Readonly<Record<CurriculumArea, string>>

/** Returns the areas that a filter names. */
export const areasOf = (filter: MaterialsFilter): readonly CurriculumArea[] =>
  curriculumAreas.filter((area) => filter.areas?.split(',').includes(area))

/** Returns a filter with an area that it does not have, or without one that it has. */
export const toggledArea = (filter: MaterialsFilter, area: CurriculumArea): MaterialsFilter => {
  const { areas: _, ...others } = filter
  const chosen = areasOf(filter)
  const next = curriculumAreas.filter((one) => chosen.includes(one) !== (one === area))
  return { ...others, ...(next.length > 0 && { areas: next.join() }) }
}

/** Returns a filter with a time, or without the one that it has. */
export const toggledTime = (filter: MaterialsFilter, minutes: number): MaterialsFilter => {
  const { time, ...others } = filter
  return time === String(minutes) ? others : { ...others, time: String(minutes) }
}

/** Reads `?obszar=fizyczny,spoleczny&czas=30`. */
const parseLesson = (query: Readonly<Record<string, readonly string[]>>): MaterialsFilter => {
  const named = (query['obszar'] ?? []).flatMap((value) => value.split(','))
  const areas = curriculumAreas.filter((area) => named.includes(areaNames[area]))
  const time = lessonTimes.find((minutes) => String(minutes) === query['czas']?.at(-1))
  return { ...(areas.length > 0 && { areas: areas.join() }), ...(time !== undefined && { time: String(time) }) }
}

/** Parameter of a tag; nothing else is looked for, and shown again. */
const tagParam = /^[a-z0-9-]{1,80}$/

/** Longest text that is searched, and tags of a category that count. */
const longest = { words: 200, tags: 30 } as const

const withParams = (category: NewsTagCategory, params: readonly string[]): MaterialsFilter =>
  params.length === 0 ? {} : { [category]: params.join() }

/** Returns the URL parameters of the tags that a filter names of a category. */
export const paramsOf = (filter: MaterialsFilter, category: NewsTagCategory): readonly string[] =>
  filter[category]?.split(',').filter(Boolean) ?? []

/** Reads `?temat=jesien,zima&wiek=3-latki&q=mandala`; values may be repeated or separated by commas. */
export const parseFilter = (query: Readonly<Record<string, readonly string[]>>): MaterialsFilter => {
  const words = (query['q']?.at(-1) ?? '').trim().slice(0, longest.words)
  const given = filterOrder.map((category) => {
    const params = (query[categoryParams[category]] ?? []).flatMap((value) => value.split(',')).map((param) => param.trim())
    return withParams(category, [...new Set(params.filter((param) => tagParam.test(param)))].slice(0, longest.tags))
  })
  return Object.assign({ ...(words !== '' && { q: words }) }, ...given, parseLesson(query))
}

/** Returns the query of the list with a filter, in the order of the filters. */
export const queryOf = (filter: MaterialsFilter): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(filterOrder.flatMap((category) => (filter[category] ? [[categoryParams[category], filter[category]]] : []))),
  ...(filter.areas && {
    obszar: areasOf(filter)
      .map((area) => areaNames[area])
      .join(),
  }),
  ...(filter.time && { czas: filter.time }),
  ...(filter.q && { q: filter.q }),
})

/** Returns the address of a page of the list with a filter; commas stay readable. */
export const zoneAddress = (filter: MaterialsFilter, page = 1): `/${string}` => {
  const query = new URLSearchParams({ ...queryOf(filter), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `${zonePath}?${query.toString().replaceAll('%2C', ',')}` : zonePath
}

/** Returns a filter with a tag that it does not have, or without one that it has. */
export const toggled = (filter: MaterialsFilter, category: NewsTagCategory, param: string): MaterialsFilter => {
  const { [category]: _, ...others } = filter
  const chosen = paramsOf(filter, category)
  const rest = chosen.filter((one) => one !== param)
  return { ...others, ...withParams(category, rest.length < chosen.length ? rest : [...chosen, param]) }
}

/** Tag that a filter names; one that does not exist has a parameter alone. */
export interface ChosenTag {
  readonly category: NewsTagCategory
  readonly param: string
  readonly tag: CountedTag | undefined
}

/** Returns the tags that a filter names, in the order of the filters, as the list knows them. */
export const chosenTags = (filter: MaterialsFilter, known: readonly CountedTag[]): readonly ChosenTag[] =>
  filterOrder.flatMap((category) =>
    paramsOf(filter, category).map((param) => ({
      category,
      param,
      tag: known.find((one) => one.category === category && one.param === param),
    })),
  )

interface NamingOptions {
  readonly t: I18n['t']
  readonly language: Language
}

/** Returns the name of a chosen tag; of one that does not exist its parameter. */
export const nameOfChosen = ({ tag, param }: ChosenTag, { t, language }: NamingOptions): string =>
  tag === undefined ? param : tagName(tag, t, language)

/** Returns a filter in words, `mandala, Jesień, 3-latki`; empty for none. */
export const describeFilter = (filter: MaterialsFilter, known: readonly CountedTag[], options: NamingOptions): string =>
  [filter.q ?? '', ...chosenTags(filter, known).map((one) => nameOfChosen(one, options)), ...namesOfLesson(filter, options)]
    .filter(Boolean)
    .join(', ')

/** Returns the names of the areas and of the time that a filter has. */
export const namesOfLesson = (filter: MaterialsFilter, { t }: Pick<NamingOptions, 't'>): readonly string[] => [
  ...areasOf(filter).map((area) => t(messageKey('publications.lesson.area', area))),
  ...(filter.time ? [t('teacher-zone.time', { count: Number(filter.time) })] : []),
]

/** Returns the name of the one tag that a part of the words means; `null`: it means none, or several. */
export const nameOfTerm = (ids: readonly string[], known: readonly CountedTag[], { t, language }: NamingOptions): string | null => {
  const tag = ids.length === 1 ? known.find(({ id }) => id === ids[0]) : undefined
  return tag ? tagName(tag, t, language) : null
}
