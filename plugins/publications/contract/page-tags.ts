import type { NewsSection } from './terms.ts'

/** Tags of cached pages that show posts of no single facility. */
export const newsPageTags = {
  section: (section: NewsSection): string => `publications:${section}`,
} as const
