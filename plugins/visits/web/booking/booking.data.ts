import { Schema } from 'effect'
import { pageAction } from '#web/server/page-data/page-action.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { VisitExpired, VisitFull, VisitNotOffered } from '../../contract/errors.ts'
import { NewBooking } from '../../contract/visit.ts'
import { ConfirmVisit, GiveBack, MoveVisit, ShowVisit } from '../../use-cases/visit.ts'

const input = Schema.Struct({ token: Schema.String })
const ofToken = ({ params: { token = '' } }: { readonly params: Readonly<Record<string, string | undefined>> }) => ({ token })

/** Loads the booking of the link in the address. */
export const visitData = pageData(ShowVisit, ofToken, ({ facility }, { t, href }) => ({
  noindex: true,
  crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('visits.booking.crumb') }],
}))

/** Loads the booking to confirm. Opening the link changes nothing, since mail programs open links. */
export const confirmData = pageData(ShowVisit, ofToken, ({ status, token, facility }, { t, href }) => ({
  ...(status !== 'unconfirmed' && { seeOther: href('visit', { token }) ?? '/' }),
  noindex: true,
  crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('visits.booking.crumb') }],
}))

/** Confirms the booking. */
export const confirm = pageAction(ConfirmVisit, {
  input,
  extra: ofToken,
  inlineErrors: [VisitExpired],
  redirectTo: ({ token }, { href }) => href('visit', { token }) ?? '/',
})

/** Gives the place back. */
export const giveBack = pageAction(GiveBack, {
  input,
  extra: ofToken,
  inlineErrors: [VisitExpired],
  redirectTo: ({ token }, { href }) => href('visit', { token }) ?? '/',
})

/** Loads the booking to move, which a cancelled one is not. */
export const moveData = pageData(ShowVisit, ofToken, ({ status, token, facility }, { t, href }) => ({
  ...(status !== 'confirmed' && { seeOther: href('visit', { token }) ?? '/' }),
  noindex: true,
  crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('visits.booking.crumb') }],
}))

/** Moves the visit to another time. */
export const move = pageAction(MoveVisit, {
  input: Schema.Struct({ ...input.fields, time_id: NewBooking.fields.time_id }),
  extra: ofToken,
  inlineErrors: [VisitExpired, VisitFull, VisitNotOffered],
  redirectTo: ({ token }, { href }) => href('visit', { token }) ?? '/',
})
