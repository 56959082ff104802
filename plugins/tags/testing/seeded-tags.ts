import { features } from '../migrations/data/features.ts'
import { ownership } from '../migrations/data/ownership.ts'
import { specialization } from '../migrations/data/specialization.ts'

/** Tags that the platform ships, by the key of the facet whose options they are. */
export const seededTags = { specialization, ownership, features }
