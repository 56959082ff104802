import { categories } from '#core/facilities/category.ts'
import { facilityStatuses } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { nightBegins } from '#core/facilities/opening-hours.ts'
import { statusParams } from '#core/facilities/requested-statuses.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { facet } from '#core/search/facet.ts'
import { categoryWords, saturdayWords, statusWords, vacancyWords } from './facet-words.ts'

const legalParams = {
  public: 'publiczna',
  private: 'prywatna',
  communal: 'gminna',
  self_governing: 'samorzadowa',
  non_public: 'niepubliczna',
} as const

const dayMinutes = 24 * 60

/** Hours of a facet in minutes since midnight; both ends of the day are open. */
const ofDay = { kind: 'range', unit: 'minutes', min: 0, max: dayMinutes, step: 30 } as const

/**
 * Facets of the catalogue itself: columns of the table `facility` that every source fills in the same way. Tags have
 * facets of their own.
 */
export const catalogueFacets = [
  facet({
    kind: 'choice',
    of: 'text',
    key: 'category',
    param: 'kategoria',
    label: 'catalogue.facet.category',
    from: 'array[f.category]',
    options: categories.map((value) => ({
      value,
      param: value,
      label: messageKey('catalogue', value),
      description: messageKey('catalogue.facet.category', value, 'phrase'),
      category: value,
    })),
    words: categoryWords,
  }),
  facet({
    kind: 'choice',
    of: 'text',
    key: 'legal_type',
    hidden: true,
    param: 'forma-prawna',
    label: 'catalogue.facet.legal_type',
    from: 'array[f.legal_type]',
    options: legalTypes.map((value) => ({
      value,
      param: legalParams[value],
      label: messageKey('catalogue.facet.legal_type', value),
      description: messageKey('catalogue.facet.legal_type', value, 'phrase'),
    })),
  }),
  facet({
    kind: 'choice',
    of: 'text',
    key: 'status',
    hidden: true,
    param: 'status',
    label: 'catalogue.facet.status',
    from: 'array[f.status]',
    options: facilityStatuses.map((value) => ({
      value,
      param: statusParams[value],
      label: messageKey('catalogue.facet.status', value),
      description: messageKey('catalogue.facet.status', value, 'phrase'),
    })),
    words: statusWords,
  }),
  // Złoty 0 to 5000 (specification §9), in grosze.
  facet({
    kind: 'range',
    unit: 'zloty',
    key: 'price',
    param: 'cena',
    label: 'catalogue.facet.price',
    from: 'f.fee_month',
    min: 0,
    max: 500_000,
    step: 5_000,
  }),
  // What a usual family pays a month after benefits; in an address it is an amount, never a family (decision 276).
  facet({
    kind: 'range',
    unit: 'zloty',
    key: 'family_cost',
    param: 'koszt',
    label: 'catalogue.facet.family_cost',
    from: 'f.family_cost',
    min: 0,
    max: 500_000,
    step: 5_000,
    phrases: {
      min: 'catalogue.facet.family_cost.phrase.min',
      max: 'catalogue.facet.family_cost.phrase.max',
      between: 'catalogue.facet.family_cost.phrase.between',
    },
  }),
  // Points 0 to 5 (specification §9), in tenths: whoever is shown with 4.5 is found by 4.5.
  facet({
    kind: 'range',
    unit: 'points',
    key: 'rating',
    param: 'ocena',
    label: 'catalogue.facet.rating',
    from: 'case when f.rating_count > 0 then floor(f.rating_total * 10 + 0.5)::integer end',
    min: 0,
    max: 50,
    step: 1,
    minimums: [45, 40, 35],
  }),
  facet({
    kind: 'boolean',
    key: 'has_vacancies',
    param: 'wolne-miejsca',
    label: 'catalogue.facet.has_vacancies',
    description: 'catalogue.facet.has_vacancies.phrase',
    always: true,
    from: 'coalesce(f.free_places_told > 0, false)',
    words: vacancyWords,
  }),
  facet({
    kind: 'boolean',
    key: 'open_saturday',
    param: 'otwarte-w-soboty',
    label: 'catalogue.facet.open_saturday',
    description: 'catalogue.facet.open_saturday.phrase',
    from: 'coalesce(f.is_open_saturday, false)',
    words: saturdayWords,
  }),
  // Hours are those of Monday to Friday, which lists show; doubted ones are in no column.
  facet({
    ...ofDay,
    key: 'opens',
    param: 'otwarcie',
    label: 'catalogue.facet.opens',
    from: 'f.open_at',
    maximums: [6 * 60, 6.5 * 60, 7 * 60, 7.5 * 60],
    phrases: {
      min: 'catalogue.facet.opens.phrase.min',
      max: 'catalogue.facet.opens.phrase.max',
      between: 'catalogue.facet.opens.phrase.between',
    },
  }),
  // A day that lasts past midnight ends with it; a night says nothing on how long a day lasts.
  facet({
    ...ofDay,
    key: 'closes',
    param: 'zamkniecie',
    label: 'catalogue.facet.closes',
    from: `case when f.close_at > f.open_at then f.close_at when f.open_at < ${nightBegins} then ${dayMinutes} end`,
    minimums: [19 * 60, 18 * 60, 17.5 * 60, 17 * 60, 16.5 * 60],
    phrases: {
      min: 'catalogue.facet.closes.phrase.min',
      max: 'catalogue.facet.closes.phrase.max',
      between: 'catalogue.facet.closes.phrase.between',
    },
  }),
  facet({
    kind: 'boolean',
    key: 'all_day',
    param: 'calodobowo',
    label: 'catalogue.facet.all_day',
    description: 'catalogue.facet.all_day.phrase',
    from: `coalesce(f.open_at = 0 and f.close_at >= ${dayMinutes - 1}, false)`,
  }),
] as const
