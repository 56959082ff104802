import { staticPageData } from '#web/server/page-data/static-page-data.ts'

/** Head of the confirmation. */
export const data = staticPageData(({ t }) => ({
  value: {},
  head: { noindex: true, crumbs: [{ label: t('membership.refused.title') }] },
}))
