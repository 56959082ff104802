import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { staticPageData } from '#web/server/page-data/static-page-data.ts'
import { SimilarFacilities } from '../contract/errors.ts'
import { FacilitySignup } from '../contract/signup.ts'
import { ShowSignup, SignUpFacility } from '../use-cases/sign-up-facility.ts'

/** Head of the thank-you page. */
export const sentData = staticPageData(({ t, href }) => ({
  value: {},
  head: {
    noindex: true,
    crumbs: [{ label: t('claims.signup.name'), href: href('facility_signup') }, { label: t('claims.signup.sent.title') }],
  },
}))

/** Loads the facilities that could be meant, once a name and a town were submitted. */
export const signupData = pageData(
  ShowSignup,
  ({ context }) => ({ name: context.posted?.values['facility_name'] ?? '', city: context.posted?.values['city'] ?? '' }),
  (_, { t }) => ({ crumbs: [{ label: t('claims.signup.name') }] }),
)

/** Stores the sign-up and redirects to the thank-you page. */
export const signUp = pageAction(SignUpFacility, {
  input: FacilitySignup,
  honeypot: true,
  inlineErrors: [SimilarFacilities],
  extra: ({ context }) => ({ language: context.language }),
  redirectTo: (_, { href }) => href('/stworz-placowke/wyslano'),
})
