import type { Activity, DayPlanEntry } from '#core/facilities/fields.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { timeOfDay, timeSpan } from '#core/kernel/time-of-day.ts'
import type { Fact } from './fact.ts'
import { type FactSentence, shortened, stated, text } from './stated.ts'

/** Longest day plan, and longest beginning of a description, characters. */
const maxDay = 1000
const maxDescription = 400

const span = (start: number | null, end: number | null): readonly string[] =>
  start === null ? [] : [end === null ? timeOfDay(start) : timeSpan(start, end)]

const activitySentences = ({ name, description, duration, start, end }: Activity): readonly FactSentence[] => {
  const times = [...span(start, end), ...(duration === null ? [] : [`${duration} min`])].join(', ')
  const one = { topics: ['activities'], name } as const
  return [
    times === ''
      ? { ...one, template: 'activity', values: { name: text(name) } }
      : { ...one, template: 'activity_times', values: { name: text(name), times: text(times) } },
    ...(description === null
      ? []
      : [
          {
            ...one,
            template: 'activity_words' as const,
            values: { name: text(name), text: quoted(shortened(description)) },
            personal: true,
          },
        ]),
  ]
}

const entryText = ({ start, end, name }: DayPlanEntry): string => `${timeSpan(start, end)} ${name}`

/** Returns a text without the full stop that would stand before the one of the sentence that quotes it. */
const quoted = (value: string) => text(value.replace(/\.$/, ''))

/** Returns the first sentences of a text, at most so many characters; a longer sentence is cut. */
export const firstSentences = (value: string, limit = maxDescription): string => {
  const flat = value.replace(/\s+/g, ' ').trim()
  if (flat.length <= limit) return flat
  const end = flat.slice(0, limit).search(/[.!?…](?= [^.!?…]*$)/)
  return end < 0 ? shortened(flat, limit) : flat.slice(0, end + 1)
}

/** Returns what a facility says about itself: activities with their times, the day, recruitment, its description. */
export const ownWordFacts = (facts: Facts): readonly Fact[] => [
  ...stated(facts, 'activities', (activities) => activities.flatMap(activitySentences)),
  ...stated(facts, 'day_plan', (entries) => [
    { topics: ['day-plan'], template: 'day_plan', values: { entries: text(shortened(entries.map(entryText).join('; '), maxDay)) } },
  ]),
  ...stated(facts, 'recruiting', (recruiting) => [{ topics: ['recruitment'], template: recruiting ? 'recruiting' : 'not_recruiting' }]),
  ...stated(facts, 'recruitment_text', (value) => [
    { topics: ['recruitment'], template: 'recruitment_text', values: { text: quoted(firstSentences(value)) }, personal: true },
  ]),
  ...stated(facts, 'description', (value) => [
    { topics: ['description'], template: 'description', values: { text: quoted(firstSentences(value)) }, personal: true },
  ]),
]
