import { ownershipKeys } from '#core/facilities/legal-type.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { FacetOption } from '#core/search/facet.ts'
import type { Tag } from './tag.ts'

/** Ownership tags of the governing body, which the facet `sector` offers in two words; the others are methods and profiles. */
const governing: ReadonlySet<string> = new Set(ownershipKeys.slice(0, ownershipKeys.indexOf('montessori')))

/** Returns whether “not” and the phrase of a tag is no phrase of what is without it: `z logopedą`. */
const hasExclusion = ({ category, key }: Pick<Tag, 'category' | 'key'>) => category === 'features' || key === 'ukrainian_groups'

/** Returns a tag as an option of the facet of its category. */
export const toOption = ({
  id,
  key,
  category,
  param,
  display,
  icon,
  catalogCategory,
}: Pick<Tag, 'id' | 'key' | 'category' | 'param' | 'display' | 'icon' | 'catalogCategory'>): FacetOption => ({
  value: id,
  param,
  label: asMessageKey(display),
  description: asMessageKey(`${display}.phrase`),
  icon,
  ...(hasExclusion({ category, key }) && { exclusion: asMessageKey(`${display}.exclusion`) }),
  ...(category === 'ownership' && (governing.has(key) ? { hidden: true } : { heading: asMessageKey(`${display}.heading`) })),
  ...(catalogCategory && { category: catalogCategory }),
})
