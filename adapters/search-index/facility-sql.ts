import { type Criterion, criteria, suggestionCriteria } from '#core/search/orders.ts'

/** SQL condition on `facility f` that it is listed. */
export const listed = 'f.active and f.deleted_at is null and f.merged_into is null'

const suggested = suggestionCriteria.flatMap((key) => {
  const criterion: Criterion = criteria[key]
  // Names are read again every day, for their new rotation.
  return 'from' in criterion && criterion.kind !== 'rotation' ? [criterion.from] : []
})
/** SQL hash of everything that the name index contains of a facility, and of what orders its equally good suggestions. */
export const nameHash = `hashtext(concat_ws('|', f.slug, f.name, f.type, f.voivodeship, f.city, f.city_slug, coalesce(f.district, '-'), coalesce(f.street, '-'), coalesce(f.building_number, '-'), coalesce(f.post_code, '-'), ${suggested.join(', ')}))`
