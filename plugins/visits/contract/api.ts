import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { VisitFull, VisitNotFound, VisitNotOffered, VisitTimeNotFound, VisitTimesFull } from './errors.ts'
import * as visit from './visit.ts'

const Done = Schema.Struct({ status: Schema.Literal('cancelled') })

/** HTTP API of visits and open days. */
export const visitsApi = defineApi({
  listTimes: route.get('/api/v1/visit/time', {
    summary: 'Lists the coming times of a facility with their bookings, for those who read its applications.',
    input: visit.OfFacility,
    output: visit.TimesView,
    access: 'user',
    errors: [InsufficientPermissions],
  }),
  openTimes: route.post('/api/v1/visit/time', {
    summary: 'Opens a time, repeated weekly if wished; public holidays and times that are open already are left out.',
    input: visit.NewTimes,
    output: visit.OpenedView,
    access: 'user',
    errors: [InsufficientPermissions, FacilityNotFound, VisitTimesFull, Validation],
  }),
  cancelTime: route.post('/api/v1/visit/time/:id/cancel', {
    summary: 'Cancels a time and tells its families, with the reason.',
    input: visit.Cancellation,
    output: Done,
    access: 'user',
    errors: [VisitTimeNotFound],
  }),
  cancelBooking: route.post('/api/v1/visit/booking/:id/cancel', {
    summary: 'Cancels the booking of one family and tells it, with the reason.',
    input: visit.Cancellation,
    output: Done,
    access: 'user',
    errors: [VisitNotFound],
  }),
  listOpen: route.get('/api/v1/visit/open/:slug', {
    summary: 'Lists the times of a facility that may be booked now, with their free places.',
    input: visit.BySlug,
    output: visit.OpenTimes,
    access: 'anyone',
    errors: [FacilityNotFound],
  }),
  book: route.post('/api/v1/visit/booking', {
    summary:
      'Books a time; without an account of this address the place waits half an hour for the link in the mail. A second booking of one address takes no second place.',
    input: visit.NewBooking,
    output: visit.BookedView,
    access: 'anyone',
    errors: [VisitFull, VisitNotOffered, TooManyRequests],
  }),
  exportVisit: route.get('/api/v1/visit/:token/wizyta.ics', {
    summary: 'Returns the calendar entry of a booking to the bearer of its link.',
    input: Schema.Struct({ token: Schema.String }),
    output: Schema.String,
    access: 'anyone',
    errors: [VisitNotFound],
    responseType: 'ics',
  }),
})
