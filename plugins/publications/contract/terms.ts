/**
 * Place in which a post is published: by a facility, in the teacher zone, or in the blog of the editors. Posts of the last two
 * belong to no facility.
 */
export const newsSections = ['facility', 'materials', 'blog'] as const
export type NewsSection = (typeof newsSections)[number]

/** Kinds of posts (rows NE-06, TZ-05). */
export const postKinds = ['news', 'publication', 'relation', 'contest', 'material'] as const
export type PostKind = (typeof postKinds)[number]

/** Kinds that posts of a section may have. */
export const kindsOf = {
  facility: ['news', 'publication', 'relation', 'contest'],
  materials: ['material', 'relation', 'contest'],
  blog: ['publication', 'contest'],
} as const satisfies Readonly<Record<NewsSection, readonly PostKind[]>>

/**
 * Readers of a post (rows NE-02, TZ-04): everyone; of a facility's post its approved members, of a material signed-in
 * teachers; owner and administrators, of a material its author and the editors.
 */
export const newsVisibilities = ['public', 'private', 'admin_only'] as const
export type NewsVisibility = (typeof newsVisibilities)[number]

/** Statuses of a post; `pending`: a teacher's material that support examines. */
export const newsStatuses = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** Statuses that a person may give a post next; the job publishes scheduled ones. */
export const nextStatuses: Readonly<Record<NewsStatus, readonly NewsStatus[]>> = {
  draft: ['scheduled', 'published'],
  // Only an editor publishes what a teacher has handed in without the queue of reviews.
  pending: ['draft', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['archived'],
  archived: ['scheduled', 'published'],
}

/** Statuses that a teacher may give a material next; support publishes it. */
export const nextStatusesOfTeacher: Readonly<Record<NewsStatus, readonly NewsStatus[]>> = {
  draft: ['pending'],
  pending: ['draft'],
  scheduled: ['draft'],
  published: ['archived'],
  archived: ['pending'],
}

/** Licences of a material: Creative Commons Attribution 4.0, or for the reader's own lessons alone. */
export const licences = ['cc-by', 'own-use'] as const
export type Licence = (typeof licences)[number]

/** Areas of the curriculum of kindergartens: physical, emotional, social, cognitive (obszary podstawy programowej). */
export const curriculumAreas = ['physical', 'emotional', 'social', 'cognitive'] as const
export type CurriculumArea = (typeof curriculumAreas)[number]

/** Categories of the tags of posts, in the order of filters and forms. */
export const tagCategories = ['publication_scope', 'publication_topic', 'age_groups', 'type_date_event'] as const
export type NewsTagCategory = (typeof tagCategories)[number]

/** Name of the kind of reviews of materials. */
export const materialReviewKind = 'material'

/** Codes of the reasons for which support rejects or returns a material (`publications.review.reason.{code}`). */
export const materialReasons = ['copyright', 'child_privacy', 'personal_data', 'off_topic', 'illegal', 'spam', 'other'] as const

/** Returns whether everybody reads a post: a public one that is published, not for moderators alone, and not hidden by support. */
export const isPublicNews = ({
  status,
  visibility,
  moderator_only,
  hidden,
}: {
  readonly status: NewsStatus
  readonly visibility: NewsVisibility
  readonly moderator_only: boolean
  readonly hidden: boolean
}): boolean => status === 'published' && visibility === 'public' && !moderator_only && !hidden
