import { sortByStart } from '../../contract/day-plan.ts'
import { writeData } from '../../contract/permissions.ts'
import type { SectionKey } from '../../contract/sections.ts'
import { info } from './info.ts'
import { type Known, type Section, section } from './section.ts'

/** Name, kind, address and pin, which wait for support. */
const address = section('address', {
  permission: writeData,
  tab: 'facility_address',
  waits: true,
  items: {
    street: ({ facts }) => facts.street !== undefined || facts.building_number !== undefined,
    pin: ({ facts }) => facts.location?.value.precision === 'exact',
  },
  // One coordinate alone moves a pin that is known; without a pin both are needed.
  check: ({ longitude, latitude }, { location }) => ({
    ...(!location && longitude !== undefined && latitude === undefined && { latitude: ['FIELD_REQUIRED'] }),
    ...(!location && latitude !== undefined && longitude === undefined && { longitude: ['FIELD_REQUIRED'] }),
  }),
})

const ends = (name: string, entries: readonly { readonly start: number | null; readonly end: number | null }[]) =>
  Object.fromEntries(
    entries.flatMap(({ start, end }, n) =>
      start !== null && end !== null && end <= start ? [[`${name}.${n}.end`, ['END_BEFORE_START']] as const] : [],
    ),
  )

/**
 * Plan of an ordinary day, sorted by time, and extra activities in the owner's order. Overlaps are allowed: groups may
 * do two things at once.
 */
const dayplan = section('dayplan', {
  permission: writeData,
  tab: 'facility_schedule',
  items: {
    day_plan: ({ facts }) => (facts.day_plan?.value.length ?? 0) > 0,
    activities: ({ facts }) => (facts.activities?.value.length ?? 0) > 0,
  },
  check: ({ day_plan = [], activities = [] }) => ({ ...ends('day_plan', day_plan), ...ends('activities', activities) }),
  toFields: ({ day_plan, activities }) => ({
    ...(day_plan !== undefined && { day_plan: day_plan.length === 0 ? null : sortByStart(day_plan) }),
    ...(activities !== undefined && { activities: activities.length === 0 ? null : activities }),
  }),
})

/** Characters from which a description says enough. */
const enough = 200

/** Texts of the facility about itself. */
const description = section('description', {
  permission: writeData,
  tab: 'facility_description',
  items: { description: ({ facts }) => (facts.description?.value.length ?? 0) >= enough },
  toFields: ({ description }) =>
    description === undefined ? {} : { description: description === null ? null : description.replace(/\r\n?/g, '\n').trim() },
})

/** Amenities that say enough. */
const manyFeatures = 3

/** Amenities, as keys of feature tags; the requests name them by id or URL parameter. */
const features = section('features', {
  permission: writeData,
  tab: 'facility_amenities',
  items: { features: ({ facts }) => (facts.features?.value.length ?? 0) + (facts.accessible?.value ? 1 : 0) >= manyFeatures },
  toFields: ({ features }, facts) =>
    features === undefined
      ? {}
      : {
          features: features.filter((key) => key !== 'accessible'),
          // Without a word of anybody there is nothing to contradict.
          ...(features.includes('accessible') ? { accessible: true } : { accessible: facts.accessible ? false : null }),
        },
})

/** Applications: whether they are accepted, a text, and the free places of each age group. */
const recruitment = section('recruitment', {
  permission: writeData,
  tab: 'facility_recruitment',
  items: { vacancies: ({ facts }) => facts.vacancies !== undefined || facts.places !== undefined },
  check: ({ vacancies = [] }): Readonly<Record<string, readonly string[]>> =>
    new Set(vacancies.map(({ group }) => group)).size === vacancies.length ? {} : { vacancies: ['FIELD_INVALID'] },
  toFields: ({ recruiting, recruitment_text, vacancies }) => ({
    ...(recruiting !== undefined && { recruiting }),
    ...(recruitment_text !== undefined && { recruitment_text }),
    ...(vacancies !== undefined && { vacancies: vacancies.length === 0 ? null : vacancies }),
  }),
})

const permission = writeData

/** All sections, in the order of the panel's tabs. */
export const sections: Readonly<Record<SectionKey, Section>> = {
  address,
  info,
  description,
  features,
  dayplan,
  cadre: section('cadre', { permission, tab: 'facility_staff', items: { staff: ({ employees }) => employees > 0 } }),
  recruitment,
  settings: section('settings', { permission, tab: 'facility_settings' }),
}

/** Rates how much of what parents look for a facility has said; `missing`: what it has not, in the order of the tabs. */
export const rateCompleteness = (known: Known) => {
  const ofSections = Object.values(sections).flatMap(({ key, items }) => items.map((one) => ({ ...one, section: key })))
  const photos = { item: 'photos', section: 'gallery', isKnown: () => known.photos !== 0 } as const
  const items = known.photos === null ? ofSections : [...ofSections, photos]
  const missing = items.filter(({ isKnown }) => !isKnown(known)).map(({ item, section }) => ({ item, section }))
  return { quality: Math.round((100 * (items.length - missing.length)) / items.length), missing }
}
