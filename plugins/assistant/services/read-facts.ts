import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { resolve } from '#core/facilities/statement.ts'
import { factDay, textDay } from '#core/kernel/dates.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import type { Citation } from '../contract/answer.ts'
import type { FactValue } from '../domain/facts/fact.ts'
import { factsOfFacility } from '../domain/facts/facts-of-facility.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { anchorOf } from '../domain/profile-path.ts'

const shownAs = (value: FactValue, t: Translate, language: Language): string => {
  switch (value.kind) {
    case 'text':
      return value.text
    case 'number':
      return String(value.number)
    case 'money':
      return money(value.grosze, language)
    case 'time':
      return timeOfDay(value.minutes)
    case 'day':
      return textDay(value.day, language)
    case 'labels':
      return value.labels.map((label) => t(label)).join(', ')
  }
}

/** Returns the citation of a fact: the statement and its day, if it has one, and the page that shows it. */
export const citationOf = (fact: NumberedFact, slug: string, t: Translate, language: Language): Citation => ({
  n: fact.n,
  source: fact.from.source,
  source_name:
    fact.field === 'opinions' ? t('assistant.opinions.source') : t(messageKey('facility-profile.source', fact.from.source as SourceKey)),
  number: fact.from.number,
  field: fact.field,
  on: fact.from.on === '' ? '' : factDay(fact.from.on, language),
  url: fact.field === 'opinions' ? `/placowka/${slug}${anchorOf('opinions')}` : `/placowka/${slug}`,
})

/** Reads the facts of a facility as numbered sentences of a language. */
export const ReadFacts = define(
  'assistant/ReadFacts',
  { facilities: Facilities, known: KnownFacilities, translator: Translator, clock: Clock, holidays: Holidays },
  ({ facilities, known, translator, clock, holidays }) =>
    Effect.fn('assistant.read-facts')(function* (facilityId: string | undefined, language: Language) {
      const facility = facilityId === undefined ? undefined : (yield* known.find([facilityId])).get(facilityId)
      if (!facility) return yield* new FacilityNotFound()
      const t = translator.for(language)
      const { facts } = resolve(yield* facilities.statementsOf([facility.id]))
      const numbered = factsOfFacility(facts, { now: clock.now(), isHoliday: holidays.isHoliday }).map(
        ({ template, values, ...fact }, at): NumberedFact => {
          const shown = Object.entries(values).map(([name, value]) => [name, shownAs(value, t, language)] as const)
          return { ...fact, n: at + 1, text: t(messageKey('assistant.fact', template), Object.fromEntries(shown)) }
        },
      )
      // A facility that has been closed is not closed until Monday.
      const statedFacts = facility.active ? numbered : numbered.filter(({ topics: [first] }) => first !== 'open-now')
      return { facility, facts: statedFacts, hasContact: facility.active && (facts.phone !== undefined || facts.email !== undefined) }
    }),
)
export type ReadFacts = PortOf<typeof ReadFacts>

/** Facility with its facts in one language; `hasContact`: its profile reveals a telephone or an e-mail address. */
export type FacilityFacts = Effect.Success<ReturnType<ReadFacts>>
