import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { AuditPage, AuditQuery, AuditState } from './audit.ts'
import {
  BothOwned,
  FacilityOpen,
  FacilityRemoved,
  FactRequired,
  MailNotFailed,
  MailNotFound,
  MergedOn,
  MergeNotFound,
  MergeUndone,
  SameFacility,
  UnknownMove,
  WrittenChanged,
} from './errors.ts'
import { ById, SupportFacility, SupportFacilityQuery, SupportFacilityRow } from './facility.ts'
import { ActivityChange, FacilityCorrection, FacilityDeletion, StatusChange } from './facility-changes.ts'
import { MailLogEntry, MailLogPage, MailLogQuery } from './mail.ts'
import { MergeDetail, MergeRequest, MergeUndo, MergeView } from './merge.ts'

/** Routes of support's work on facilities. */
const facilityRoutes = {
  listFacilities: route.get('/api/v1/support/facility', {
    summary: 'Lists all facilities, also closed, merged and deleted ones, by a text and a filter; at most a thousand matches are counted.',
    input: SupportFacilityQuery,
    output: PageOf(SupportFacilityRow),
    access: 'support',
    errors: [InvalidFilter],
  }),
  showFacility: route.get('/api/v1/support/facility/:id', {
    summary: 'Shows a facility with all its facts, their sources, the values that they override, and its owner.',
    input: ById,
    output: SupportFacility,
    access: 'support',
    errors: [FacilityNotFound],
    version: true,
  }),
  correctFacts: route.patch('/api/v1/support/facility/:id', {
    summary: 'Corrects facts of a facility; support’s values are believed before all others until they are taken back.',
    input: FacilityCorrection,
    output: SupportFacility,
    access: 'support',
    errors: [FacilityNotFound, FacilityRemoved, FactRequired],
    version: true,
  }),
  setStatus: route.post('/api/v1/support/facility/:id/status', {
    summary: 'Changes the status of a facility, which decides about its limits and its badge.',
    input: StatusChange,
    output: SupportFacility,
    access: 'support',
    errors: [FacilityNotFound, FacilityRemoved],
    version: true,
  }),
  setActivity: route.post('/api/v1/support/facility/:id/activity', {
    summary: 'Closes a facility although its register lists it, or takes that back.',
    input: ActivityChange,
    output: SupportFacility,
    access: 'support',
    errors: [FacilityNotFound, FacilityRemoved],
    version: true,
  }),
  deleteFacility: route.delete('/api/v1/support/facility/:id', {
    summary: 'Deletes a facility; its address answers 410 from now on.',
    input: FacilityDeletion,
    output: Schema.Struct({ status: Schema.Literal('deleted') }),
    access: 'support',
    errors: [FacilityNotFound, FacilityRemoved],
  }),
  mergeFacilities: route.post('/api/v1/support/merge', {
    summary: 'Merges a facility into another one, to which its address leads from now on. Returns the other one.',
    input: MergeRequest,
    output: SupportFacility,
    access: 'support',
    errors: [FacilityNotFound, FacilityRemoved, BothOwned, FacilityOpen, SameFacility],
  }),
  listMerges: route.get('/api/v1/support/merge', {
    summary: 'Lists merges of facilities, the newest first.',
    input: Schema.Struct(pagingQuery).check(onePosition),
    output: PageOf(MergeView),
    access: 'support',
  }),
  showMerge: route.get('/api/v1/support/merge/:id', {
    summary: 'Shows a merge, with what was written about the facility that remained since: opinions, applications, followers and more.',
    input: ById,
    output: MergeDetail,
    access: 'support',
    errors: [MergeNotFound],
  }),
  undoMerge: route.post('/api/v1/support/merge/:id/undo', {
    summary:
      'Undoes a merge: the merged facility has again what it had. What has changed since stays with the one that remained, except the rows of `moves`. Returns the facility that was merged.',
    input: MergeUndo,
    output: SupportFacility,
    access: 'support',
    errors: [MergeNotFound, MergeUndone, MergedOn, WrittenChanged, UnknownMove],
  }),
}

/** State of the installation: checks with their problems, and work that waits or has failed. */
const HealthView = Schema.Struct({
  checks: Schema.Array(Schema.Struct({ name: Schema.String, problem: Schema.NullOr(Schema.String) })),
  events: Schema.Struct({ waiting: Schema.Number, oldest_seconds: Schema.Number }),
  work: Schema.Array(Schema.Struct({ name: Schema.String, waiting: Schema.Number, dead: Schema.Number })),
  mails: Schema.Struct({ waiting: Schema.Number, oldest_seconds: Schema.Number, given_up: Schema.Number }),
  build: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'HealthView' })

/** Routes of what support sees of the installation: audit log, mails, health. */
const operationRoutes = {
  listAudit: route.get('/api/v1/support/audit', {
    summary: 'Lists entries of the audit log, the newest first, page by page.',
    input: AuditQuery,
    output: AuditPage,
    access: 'support',
  }),
  verifyAudit: route.get('/api/v1/support/audit/state', {
    summary: 'Verifies the hash chain of the audit log.',
    output: AuditState,
    access: 'support',
    rateLimit: { times: 10, seconds: 60 },
  }),
  listMails: route.get('/api/v1/support/mail', {
    summary: 'Lists mails with their state, the newest first, page by page, without their content.',
    input: MailLogQuery,
    output: MailLogPage,
    access: 'support',
  }),
  retryMail: route.post('/api/v1/support/mail/:id/retry', {
    summary: 'Sends a mail again that was given up.',
    input: ById,
    output: MailLogEntry,
    access: 'support',
    errors: [MailNotFound, MailNotFailed],
  }),
  showHealth: route.get('/api/v1/support/health', {
    summary: 'Shows the checks of the installation, and the work that waits or has failed.',
    output: HealthView,
    access: 'support',
  }),
}

/** HTTP API of support. */
export const supportApi = defineApi({ ...facilityRoutes, ...operationRoutes })
