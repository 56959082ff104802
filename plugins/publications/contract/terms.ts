/** Kinds of posts (rows NE-06); a teaching material is written in the teacher zone. */
export const newsKinds = ['news', 'publication', 'relation', 'contest'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Readers of a post (rows NE-02): everyone, approved members of the facility, or its owner and administrators. */
export const newsVisibilities = ['public', 'private', 'admin_only'] as const
export type NewsVisibility = (typeof newsVisibilities)[number]

export const newsStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type NewsStatus = (typeof newsStatuses)[number]

/** Statuses that a person may give a post next; the job publishes scheduled ones. */
export const nextStatuses: Readonly<Record<NewsStatus, readonly NewsStatus[]>> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  published: ['archived'],
  archived: ['published'],
}

/** Characters of title and lead, files beside the text, versions that are kept, days until which a post may be scheduled. */
export const newsLimits = { title: 140, lead: 300, attachments: 10, versions: 20, scheduleDays: 366 } as const

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
