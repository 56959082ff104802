import { writeData } from '../../contract/permissions.ts'
import { section } from './section.ts'

/** Characters from which a description says enough. */
const enough = 200

/** Texts of the facility about itself. */
export const description = section('description', {
  permission: writeData,
  tab: 'facility_description',
  items: { description: ({ facts }) => (facts.description?.value.length ?? 0) >= enough },
  toFields: ({ description }) =>
    description === undefined ? {} : { description: description === null ? null : description.replace(/\r\n?/g, '\n').trim() },
})

/** Amenities that say enough. */
const manyFeatures = 3

/** Amenities, as keys of feature tags; the requests name them by id or URL parameter. */
export const features = section('features', {
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
export const recruitment = section('recruitment', {
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
