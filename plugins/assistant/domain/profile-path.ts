import type { QuestionTopic } from '#core/search/reading/meaning.ts'

/** Sections of the profile that show what a topic asks for. */
const anchors: Readonly<Partial<Record<QuestionTopic, string>>> = {
  price: '#oplaty',
  hours: '#godziny',
  'open-now': '#godziny',
  places: '#miejsca',
  recruitment: '#rekrutacja',
  address: '#polozenie',
  activities: '#zajecia',
  'day-plan': '#plan-dnia',
  operator: '#prowadzi',
  staff: '#kadra',
  description: '#opis',
  opinions: '#opinie',
}

/** Returns the anchor of the section of a topic; empty for one without a section of its own. */
export const anchorOf = (topic: QuestionTopic | undefined): string => (topic && anchors[topic]) ?? ''
