import { staticPageData } from '#web/server/page-data/static-page-data.ts'

/** Head of the thank-you page. */
export const data = staticPageData(({ t, href }) => ({
  value: {},
  head: {
    noindex: true,
    crumbs: [{ label: t('claims.signup.name'), href: href('facility_signup') }, { label: t('claims.signup.sent.title') }],
  },
}))
