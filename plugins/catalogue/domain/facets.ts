import { categories } from '#core/facilities/category.ts'
import { facilityStatuses } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { facet } from '#core/search/facet.ts'

const statusParams = { unknown: 'niezweryfikowana', registered: 'zweryfikowana', premium: 'wyrozniona' } as const

const legalParams = {
  public: 'publiczna',
  private: 'prywatna',
  communal: 'gminna',
  self_governing: 'samorzadowa',
  non_public: 'niepubliczna',
} as const

/** What facilities are filtered by beside tags: columns of the core's table that every source fills alike. */
export const catalogueFacets = [
  facet({
    kind: 'words',
    of: 'text',
    key: 'category',
    param: 'kategoria',
    label: 'catalogue.facet.category',
    from: 'array[f.category]',
    options: categories.map((value) => ({
      value,
      param: value,
      label: `catalogue.${value}`,
      description: `catalogue.facet.category.${value}.said`,
      category: value,
    })),
  }),
  facet({
    kind: 'words',
    of: 'text',
    key: 'legal_type',
    param: 'forma-prawna',
    label: 'catalogue.facet.legal_type',
    from: 'array[f.legal_type]',
    options: legalTypes.map((value) => ({
      value,
      param: legalParams[value],
      label: `catalogue.facet.legal_type.${value}`,
      description: `catalogue.facet.legal_type.${value}.said`,
    })),
  }),
  facet({
    kind: 'words',
    of: 'text',
    key: 'status',
    param: 'status',
    label: 'catalogue.facet.status',
    from: 'array[f.status]',
    options: facilityStatuses.map((value) => ({
      value,
      param: statusParams[value],
      label: `catalogue.facet.status.${value}`,
      description: `catalogue.facet.status.${value}.said`,
    })),
  }),
  // Złoty 0 to 5000 (specification §9), in grosze.
  facet({
    kind: 'span',
    unit: 'zloty',
    key: 'price',
    param: 'cena',
    label: 'catalogue.facet.price',
    from: 'f.fee_month',
    min: 0,
    max: 500_000,
    step: 5_000,
  }),
  facet({
    kind: 'yes',
    key: 'has_vacancies',
    param: 'wolne-miejsca',
    label: 'catalogue.facet.has_vacancies',
    description: 'catalogue.facet.has_vacancies.said',
    from: 'coalesce(f.free_places_told > 0, false)',
  }),
  facet({
    kind: 'yes',
    key: 'open_saturday',
    param: 'otwarte-w-soboty',
    label: 'catalogue.facet.open_saturday',
    description: 'catalogue.facet.open_saturday.said',
    from: 'coalesce(f.is_open_saturday, false)',
  }),
] as const
