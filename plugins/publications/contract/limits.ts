/**
 * Characters of title, lead and author's name, files beside the text, tags, groups, versions that are kept, and days until which a
 * post may be scheduled.
 */
export const newsLimits = {
  title: 140,
  lead: 300,
  author: 80,
  attachments: 10,
  tags: 12,
  groups: 60,
  versions: 20,
  scheduleDays: 366,
} as const

/** Longest lesson of a material, minutes, and oldest children, years. */
export const lessonLimits = { aims: 600, minutes: 480, years: 10 } as const

/** Days within which support decides a material. */
export const reviewDays = 3
