import { countFreePlaces } from '#core/facilities/count-free-places.ts'
import type { FacilityFields, FeeKind, FieldName } from '#core/facilities/fields.ts'
import { shownDoubts } from '#core/facilities/shown-doubts.ts'
import type { Facts, Provenance } from '#core/facilities/statement.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { Fact, FactValue, Topic } from './fact.ts'

const text = (value: string): FactValue => ({ kind: 'text', text: value })
const number = (value: number): FactValue => ({ kind: 'number', number: value })
const time = (minutes: number): FactValue => ({ kind: 'time', minutes })

/** Feature tags by the topic that they answer; others are of the topic `features`. */
const featureTopics: readonly (readonly [Topic, readonly string[]])[] = [
  ['meals', ['own_kitchen', 'catering', 'special_diets', 'vegetarian_meals', 'organic_food', 'breast_milk', 'dietitian']],
  [
    'languages',
    [
      'english_lessons',
      'bilingual_groups',
      'german_lessons',
      'spanish_lessons',
      'french_lessons',
      'ukrainian_lessons',
      'sign_language',
      'ukrainian_groups',
    ],
  ],
  [
    'accessibility',
    ['accessible', 'lift', 'special_educator', 'early_support', 'autism_support', 'physiotherapy', 'integration', 'special', 'therapeutic'],
  ],
]
const topicOf = (tag: string): Topic => featureTopics.find(([, tags]) => tags.includes(tag))?.[0] ?? 'features'

/** Longest text of a source in a sentence. */
const maxText = 300
const shortened = (value: string): string => (value.length > maxText ? `${value.slice(0, maxText - 1).trimEnd()}…` : value)

const provenanceOf = ({ source, number: n, on }: Provenance): Provenance => ({ source, number: n, on })

interface Sentence {
  readonly topics: readonly Topic[]
  readonly template: Fact['template']
  readonly values?: Fact['values']
  readonly tags?: readonly string[]
}

/** Returns the facts of one field, if a source states it. */
const of = <Field extends FieldName>(
  facts: Facts,
  field: Field,
  sentences: (value: FacilityFields[Field]) => readonly Sentence[],
): readonly Fact[] => {
  const fact = facts[field]
  if (!fact) return []
  return sentences(fact.value as FacilityFields[Field]).map(({ topics, template, values = {}, tags = [] }) => ({
    topics,
    template,
    values,
    tags,
    field,
    from: provenanceOf(fact),
    doubted: false,
  }))
}

const fees: Readonly<Record<FeeKind, { readonly topics: readonly Topic[]; readonly template: Fact['template'] }>> = {
  month: { topics: ['price'], template: 'fee_month' },
  fundedMonth: { topics: ['price'], template: 'fee_fundedMonth' },
  hour: { topics: ['price'], template: 'fee_hour' },
  extraHour: { topics: ['price'], template: 'fee_extraHour' },
  mealsMonth: { topics: ['meals', 'price'], template: 'fee_mealsMonth' },
  mealsDay: { topics: ['meals', 'price'], template: 'fee_mealsDay' },
}
const feeKinds = Object.keys(fees) as FeeKind[]

/** Groups tags by the topic that they answer. */
const byTopic = (tags: readonly string[]): readonly (readonly [Topic, readonly string[]])[] => {
  const groups = new Map<Topic, string[]>()
  for (const tag of tags) groups.set(topicOf(tag), [...(groups.get(topicOf(tag)) ?? []), tag])
  return [...groups]
}

const addressOf = ({ street, building_number, apartment_number, post_code, city }: Facts): string => {
  const house = [building_number?.value, apartment_number?.value].filter(Boolean).join('/')
  const locality = [post_code?.value, city?.value].filter(Boolean).join(' ')
  return [[street?.value, house].filter(Boolean).join(' '), locality].filter(Boolean).join(', ')
}

const hoursOf = (hours: FacilityFields['hours']): readonly Sentence[] => {
  const topics = ['hours'] as const
  const { open_at, close_at, saturday_open_at, saturday_close_at, sunday_open_at, sunday_close_at } = hours
  const day = (
    template: 'hours_weekdays' | 'hours_saturday' | 'hours_sunday',
    from: number | null,
    to: number | null,
  ): readonly Sentence[] => (from === null || to === null ? [] : [{ topics, template, values: { from: time(from), to: time(to) } }])
  return [
    ...day('hours_weekdays', open_at, close_at),
    ...(hours.is_open_saturday
      ? day('hours_saturday', saturday_open_at, saturday_close_at)
      : [{ topics, template: 'hours_no_saturday' as const }]),
    ...(hours.is_open_sunday ? day('hours_sunday', sunday_open_at, sunday_close_at) : []),
  ]
}

const doubtedTopics = (about: string): readonly Topic[] =>
  about === 'hours' ? ['hours'] : about === 'location' ? ['address'] : (fees[about.replace('fees.', '') as FeeKind]?.topics ?? ['price'])

/** Returns the facts of a facility as sentences, each with the statement that it comes from; telephone and e-mail are none of them. */
export const factsOfFacility = (facts: Facts): readonly Fact[] => {
  const free = countFreePlaces(facts)
  const freeFrom = facts.vacancies && free?.on === facts.vacancies.on ? facts.vacancies : facts.places
  const doubts = shownDoubts(facts)
  return [
    ...of(facts, 'type', (type) => [
      { topics: ['type', 'age'], template: 'type', values: { type: { kind: 'labels', labels: [messageKey('search.box.type', type)] } } },
    ]),
    ...of(facts, facts.street ? 'street' : 'city', () => [
      { topics: ['address'], template: 'address', values: { address: text(addressOf(facts)) } },
    ]),
    ...of(facts, 'operator', ({ name }) => [
      { topics: ['operator'], template: 'operator', values: { name: text(name.replace(/\.$/, '')) } },
    ]),
    ...of(facts, 'ownership', (keys) => [
      {
        topics: ['operator', ...new Set(keys.map(topicOf))],
        template: 'ownership',
        values: { tags: { kind: 'labels', labels: keys.map((key) => messageKey('tags.ownership', key)) } },
        tags: keys,
      },
    ]),
    ...of(facts, 'hours', hoursOf),
    // The text is the same hours where these were read from it.
    ...(facts.hours
      ? []
      : of(facts, 'hours_text', (value) => [{ topics: ['hours'], template: 'hours_text', values: { text: text(shortened(value)) } }])),
    ...of(facts, 'fees', (stated) => [
      ...feeKinds.flatMap((kind): readonly Sentence[] => {
        const amount = stated[kind]
        return amount === null ? [] : [{ ...fees[kind], values: { amount: { kind: 'money', grosze: amount } } }]
      }),
      ...(stated.discounts
        ? [{ topics: ['price' as const], template: 'fee_discounts' as const, values: { text: text(shortened(stated.discounts)) } }]
        : []),
    ]),
    ...of(facts, 'tuition', (value) => [{ topics: ['price'], template: 'tuition', values: { text: text(value) } }]),
    ...of(facts, 'places', ({ places, enrolled }) => [
      { topics: ['places', 'groups'], template: 'places', values: { places: number(places) } },
      ...(enrolled === null
        ? []
        : [{ topics: ['places' as const, 'groups' as const], template: 'enrolled' as const, values: { enrolled: number(enrolled) } }]),
    ]),
    ...(free && freeFrom
      ? of(facts, freeFrom === facts.vacancies ? 'vacancies' : 'places', () => [
          { topics: ['places'], template: 'free_places', values: { free: number(free.free), day: { kind: 'day', day: free.on } } },
        ])
      : []),
    ...of(facts, 'vacancies', (vacancies) =>
      vacancies.map(({ group, places, from }) => ({
        topics: ['places', 'age'],
        template: from === null ? ('vacancy' as const) : ('vacancy_from' as const),
        values: { group: text(group), places: number(places), ...(from !== null && { from: { kind: 'day' as const, day: from } }) },
      })),
    ),
    ...of(facts, 'features', (keys) =>
      byTopic(keys).map(([topic, tags]) => ({
        topics: [topic],
        template: 'features',
        values: { features: { kind: 'labels', labels: tags.map((tag) => messageKey('tags.features', tag as PartOf<'tags.features'>)) } },
        tags,
      })),
    ),
    ...of(facts, 'accessible', (accessible) => [
      { topics: ['accessibility'], template: accessible ? 'accessible' : 'not_accessible', tags: accessible ? ['accessible'] : [] },
    ]),
    ...of(facts, 'child_count', (count) => [{ topics: ['groups'], template: 'child_count', values: { children: number(count) } }]),
    ...of(facts, 'activities', (activities) => [
      { topics: ['activities'], template: 'activities', values: { names: text(shortened(activities.map(({ name }) => name).join(', '))) } },
    ]),
    ...of(facts, 'day_plan', (entries) => [
      {
        topics: ['day_plan'],
        template: 'day_plan',
        values: {
          entries: text(shortened(entries.map(({ start, end, name }) => `${timeOfDay(start)}–${timeOfDay(end)} ${name}`).join('; '))),
        },
      },
    ]),
    ...of(facts, 'recruiting', (recruiting) => [
      { topics: ['recruitment', 'places'], template: recruiting ? 'recruiting' : 'not_recruiting' },
    ]),
    ...of(facts, 'website', (website) => [{ topics: ['website'], template: 'website', values: { website: text(website) } }]),
    ...doubts.map(
      (doubt): Fact => ({
        topics: doubtedTopics(doubt.about),
        field: 'doubts',
        from: provenanceOf(doubt),
        template: 'doubted',
        values: { text: text(doubt.text) },
        tags: [],
        doubted: true,
      }),
    ),
  ]
}
