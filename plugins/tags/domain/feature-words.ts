import type { Words } from '#core/search/facet.ts'
import { activitiesWords } from './feature-words/activities.ts'
import { buildingWords } from './feature-words/building.ts'
import { careWords } from './feature-words/care.ts'
import { languagesWords } from './feature-words/languages.ts'
import { supportWords } from './feature-words/support.ts'

/** Words of amenities and activities by URL parameter of their tags. */
export const featureWords: Readonly<Record<string, Words>> = {
  ...buildingWords,
  ...careWords,
  ...languagesWords,
  ...supportWords,
  ...activitiesWords,
}
