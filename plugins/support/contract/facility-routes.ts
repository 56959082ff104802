import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import {
  BothOwned,
  FacilityOpen,
  FacilityRemoved,
  FactRequired,
  MergedOn,
  MergeNotFound,
  MergeUndone,
  SameFacility,
  UnknownMove,
  WrittenChanged,
} from './errors.ts'
import { ById, SupportFacility, SupportFacilityQuery, SupportFacilityRow } from './facility.ts'
import { ActivityChange, FacilityCorrection, FacilityDeletion, StatusChange } from './facility-changes.ts'
import { MergeDetail, MergeRequest, MergeUndo, MergeView } from './merge.ts'

/** Routes of support's work on facilities. */
export const facilityRoutes = {
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
