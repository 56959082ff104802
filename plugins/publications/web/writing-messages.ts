import { focalPointMessages } from '#web/app-kit/files/focal-point-messages.ts'
import { richTextMessages } from '#web/app-kit/rich-text/rich-text-messages.ts'
import { tagCategories } from '../contract/terms.ts'

/** Texts about the kind, the status and the readers of a post. */
export const postTerms = ['publications.kind', 'publications.status', 'publications.visibility', 'publications.contest'] as const

const shared = ['publications.area', 'publications.panel', 'publications.review.reason', ...postTerms] as const

/** Texts of a list of written posts, in all areas. */
export const writtenMessages = [...shared, 'pager', 'NO_ELEMENTS', 'CANCEL', 'form', 'error.server', 'error.connection'] as const

/** Texts of the form of a post, in all areas. */
export const formMessages = [
  ...shared,
  'publications.form',
  'publications.versions',
  'versions',
  'publications.file',
  'publications.lesson',
  'lightbox',
  ...tagCategories.map((category) => `tags.${category}` as const),
  ...focalPointMessages,
  ...richTextMessages,
] as const
