/** The eight tag categories of specification §3, in the order in which they are listed. */
export const tagCategories = [
  'ownership',
  'specialization',
  'features',
  'utils',
  'publication_scope',
  'publication_topic',
  'type_date_event',
  'age_groups',
] as const

/** Categories whose tags are kinds of facilities and of governing bodies, which the code knows; support adds none to them. */
export const fixedCategories: readonly (typeof tagCategories)[number][] = ['specialization', 'ownership']
