import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import {
  ByApplication,
  BySlug,
  InboxQuery,
  NewApplication,
  NewPosition,
  OfFacility,
  SeenApplications,
  StatusChange,
} from './application.ts'
import { ApplicationExists, ApplicationNotFound, ApplicationStepIllegal, OfferExpired, RecruitmentOff } from './errors.ts'
import { ApplicationForm, ApplicationView, ExportLine, Inbox, OwnApplications } from './views.ts'

const own = { input: ByApplication, output: ApplicationView, access: 'user' } as const
const granted = [InsufficientPermissions] as const

/** HTTP API of recruitment (decisions §5). An application of others is not found. */
export const recruitmentApi = defineApi({
  showForm: route.get('/api/v1/application/form/:slug', {
    summary: 'Returns whether parents can apply at a facility, and what the form is filled with.',
    input: BySlug,
    output: ApplicationForm,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  submitApplication: route.post('/api/v1/application', {
    summary: 'Applies for a child at a facility; a child has one open application there.',
    input: NewApplication,
    output: ApplicationView,
    access: 'user',
    errors: [FacilityNotFound, RecruitmentOff, ApplicationExists, Validation, TooManyRequests],
  }),
  listOwn: route.get('/api/v1/application/mine', {
    summary: 'Lists the user’s applications, the newest first.',
    output: OwnApplications,
    access: 'user',
  }),
  exportApplications: route.get('/api/v1/application/export.csv', {
    summary: 'Returns the applications of a facility as a table; the parents see that it was exported.',
    input: OfFacility,
    output: Schema.Array(ExportLine),
    access: 'user',
    errors: granted,
    responseType: 'csv',
  }),
  listInbox: route.get('/api/v1/application', {
    summary: 'Lists the applications of a facility, the newest first, with counts by status; the newest 500 are searched.',
    input: InboxQuery,
    output: Inbox,
    access: 'user',
    errors: granted,
  }),
  markSeen: route.post('/api/v1/application/seen', {
    summary: 'Marks new applications of a facility as seen; returns how many.',
    input: SeenApplications,
    output: Schema.Struct({ seen: Schema.Number }),
    access: 'user',
    errors: granted,
  }),
  showApplication: route.get('/api/v1/application/:id', {
    summary: 'Returns an application with its history, to the parent and to those who read applications of the facility.',
    ...own,
    errors: [ApplicationNotFound],
    version: true,
  }),
  changeStatus: route.patch('/api/v1/application/:id', {
    summary: 'Gives an application another status as the facility, with a message to the parent.',
    ...own,
    input: StatusChange,
    version: true,
    errors: [...granted, ApplicationNotFound, ApplicationStepIllegal, OfferExpired, Validation],
  }),
  moveOnList: route.post('/api/v1/application/:id/move', {
    summary: 'Moves an application on its waiting list.',
    ...own,
    input: NewPosition,
    errors: [...granted, ApplicationNotFound, ApplicationStepIllegal],
  }),
  withdrawApplication: route.post('/api/v1/application/:id/withdraw', {
    summary: 'Withdraws the user’s application.',
    ...own,
    errors: [ApplicationNotFound, ApplicationStepIllegal],
  }),
  acceptOffer: route.post('/api/v1/application/:id/accept-offer', {
    summary: 'Accepts the offer of a place.',
    ...own,
    errors: [ApplicationNotFound, ApplicationStepIllegal, OfferExpired],
  }),
  declineOffer: route.post('/api/v1/application/:id/decline-offer', {
    summary: 'Refuses the offer of a place.',
    ...own,
    errors: [ApplicationNotFound, ApplicationStepIllegal, OfferExpired],
  }),
  withdrawOthers: route.post('/api/v1/application/:id/withdraw-others', {
    summary: 'Withdraws the user’s other open applications for a child that was accepted.',
    ...own,
    errors: [ApplicationNotFound, ApplicationStepIllegal],
  }),
})
