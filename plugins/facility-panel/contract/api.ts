import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { LimitReached, PremiumRequired } from '#core/packages/limit-errors.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { ReviewLocked } from '#plugins/moderation/contract/errors.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { ByEmployee, EmployeeChanges, EmployeeOrder, EmployeeView, NewEmployee, OfFacility } from './employee.ts'
import { NewEmployeePhoto } from './employee-photo.ts'
import {
  AmenityLimitReached,
  DescriptionLimitReached,
  EmployeeNotFound,
  EmployeesFull,
  ShadowAlreadyDecided,
  ShadowFacilityNotFound,
} from './errors.ts'
import { PanelView } from './panel-view.ts'
import { writeData } from './permissions.ts'
import { ChangedSection, SectionChanges } from './sections.ts'
import { ByShadow, ShadowProposal, ShadowQuery, ShadowReject, ShadowView } from './shadow.ts'
import { Day, VacancyView } from './values.ts'

const { group, places } = VacancyView.fields

/** Free places of an age group as the API takes them; `source`: what is sent here is the owner's count. */
const NewVacancy = Schema.Struct({
  group,
  places,
  from_date: Schema.optional(Schema.NullOr(Day)),
  source: Schema.optional(Schema.Literals(['owner'])),
})

/** Free places of a facility, of each age group at most once. */
const NewVacancies = Schema.Struct({
  id: Schema.String,
  list: Schema.Array(NewVacancy).check(Schema.isMaxLength(4, { message: 'FIELD_TOO_LONG' })),
})

/** Free places with the day of their count. */
const VacanciesView = Schema.Struct({
  vacancies: Schema.Array(Schema.Struct({ group, places, from_date: Schema.NullOr(Day), source: Schema.Literals(['owner']) })),
  /** ISO date. */
  updated_at: Schema.String,
})

const ByFacility = Schema.Struct({ id: Schema.String })
const Deletion = Schema.Struct({ id: Schema.String, confirm: Schema.String })
const forEditors = { resource: 'facility', permission: writeData } as const
const own = [InsufficientPermissions] as const

const limitErrors = [LimitReached, AmenityLimitReached, DescriptionLimitReached, PremiumRequired] as const
const refusals = [FacilityNotFound, Validation, VersionConflict, ...limitErrors] as const

/** HTTP API of the owner panel (specification §7, decisions §9 and §10). */
export const facilityPanelApi = defineApi({
  showPanel: route.get('/api/v1/facility/list/:id/panel', {
    summary: 'Returns all that the owner of a facility edits, section by section, with versions, limits and what is missing.',
    input: ByFacility,
    output: PanelView,
    access: 'user',
    errors: [...own, FacilityNotFound],
  }),
  changeSection: route.patch('/api/v1/facility/list/:id', {
    summary: 'Changes one section of a facility. Name, kind and address wait for support; the rest is public at once.',
    input: SectionChanges,
    output: ChangedSection,
    access: 'user',
    version: true,
    query: ['type'],
    errors: [...own, ...refusals],
  }),
  putVacancies: route.put('/api/v1/facility/list/:id/vacancies', {
    summary: 'Replaces the free places of a facility by age group; the body is the list of them. They count as of today.',
    input: NewVacancies,
    output: VacanciesView,
    access: 'user',
    errors: [...own, FacilityNotFound, Validation],
  }),
  deleteFacility: route.delete('/api/v1/facility/list/:id', {
    summary: 'Deletes a facility for good; `confirm` is its name, typed by the owner.',
    input: Deletion,
    output: Schema.Struct({ status: Schema.Literal('deleted') }),
    access: 'user',
    errors: [...own, FacilityNotFound, Validation],
  }),
  listEmployees: route.get('/api/v1/employee', {
    summary: 'Lists the staff of a facility in its order.',
    input: OfFacility,
    output: Schema.Array(EmployeeView),
    access: forEditors,
    errors: [...own],
  }),
  addEmployee: route.post('/api/v1/employee', {
    summary: 'Adds a member of the staff who has agreed to be named.',
    input: NewEmployee,
    output: EmployeeView,
    access: forEditors,
    errors: [...own, FacilityNotFound, EmployeesFull],
  }),
  sortEmployees: route.post('/api/v1/employee/sort', {
    summary: 'Puts the staff of a facility in another order; those that are not named come last.',
    input: EmployeeOrder,
    output: Schema.Array(EmployeeView),
    access: forEditors,
    errors: [...own, EmployeeNotFound],
  }),
  changeEmployee: route.patch('/api/v1/employee/:id', {
    summary: 'Changes a member of the staff.',
    input: EmployeeChanges,
    output: EmployeeView,
    access: 'user',
    errors: [EmployeeNotFound],
  }),
  removeEmployee: route.delete('/api/v1/employee/:id', {
    summary: 'Removes a member of the staff; returns the others.',
    input: ByEmployee,
    output: Schema.Array(EmployeeView),
    access: 'user',
    errors: [EmployeeNotFound],
  }),
  setEmployeePhoto: route.put('/api/v1/employee/:id/photo', {
    summary: 'Gives a member of the staff, who has agreed to it, an uploaded picture as photo; the one before it is removed.',
    input: NewEmployeePhoto,
    output: EmployeeView,
    access: 'user',
    errors: [EmployeeNotFound, UploadNotFound],
  }),
  removeEmployeePhoto: route.delete('/api/v1/employee/:id/photo', {
    summary: 'Removes the photo of a member of the staff together with its files.',
    input: ByEmployee,
    output: EmployeeView,
    access: 'user',
    errors: [EmployeeNotFound],
  }),
  listShadows: route.get('/api/v1/shadow', {
    summary: 'Lists changes that wait for support: of one facility for its owner, of all for support, the waiting ones first.',
    input: ShadowQuery,
    output: PageOf(ShadowView),
    access: 'user',
    errors: [...own],
  }),
  proposeShadow: route.post('/api/v1/shadow', {
    summary: 'Proposes changes of name, kind or address; changes that wait already are merged with them.',
    input: ShadowProposal,
    output: ShadowView,
    access: forEditors,
    errors: [...own, FacilityNotFound, Validation],
  }),
  acceptShadow: route.post('/api/v1/shadow/:id/accept', {
    summary: 'Accepts changes: they become the owner’s statements. Returns the updated record.',
    input: ByShadow,
    output: ShadowView,
    access: 'support',
    errors: [ShadowFacilityNotFound, ShadowAlreadyDecided, ReviewLocked],
  }),
  rejectShadow: route.post('/api/v1/shadow/:id/decline', {
    summary: 'Rejects changes with a reason, of which the owner is told. Returns the updated record.',
    input: ShadowReject,
    output: ShadowView,
    access: 'support',
    errors: [ShadowFacilityNotFound, ShadowAlreadyDecided, ReviewLocked],
  }),
  deleteShadow: route.delete('/api/v1/shadow/:id', {
    summary: 'Withdraws changes that wait. Returns the updated record.',
    input: ByShadow,
    output: ShadowView,
    access: 'user',
    errors: [ShadowFacilityNotFound, ShadowAlreadyDecided],
  }),
})
