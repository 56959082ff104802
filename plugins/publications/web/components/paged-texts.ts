import type { I18n } from '#web/runtime/i18n/i18n-context.ts'

interface PagedTexts {
  readonly title: string
  readonly description: string
}

/** Returns title, description and canonical path of a page of a list; those of the second and later ones name their number. */
export const pagedTexts = (t: I18n['t'], path: `/${string}`, page: number, { title, description }: PagedTexts) =>
  page === 1
    ? { title, description, canonical: path }
    : {
        title: t('publications.page-title.page', { title, page }),
        description: t('publications.description.page', { description, page }),
        canonical: `${path}?page=${page}` as const,
      }
