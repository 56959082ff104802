import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { ChildNotFound, ChildrenFull, GroupExists, GroupNotFound, GroupsChanged, GroupsFull, NotParent } from './errors.ts'
import * as group from './group.ts'

const path = '/api/v1/group'
const denied = [InsufficientPermissions, FacilityNotFound] as const

/**
 * HTTP API of the groups of a facility and of the children in them, for its staff alone (decisions §18); support, parents and
 * other facilities have no way in.
 */
export const groupsApi = defineApi({
  listGroups: route.get(path, {
    summary: 'Lists the groups of a facility in their order, for all who work there.',
    input: group.OfFacility,
    output: group.GroupsView,
    access: 'user',
    errors: [...denied],
  }),
  addGroup: route.post(path, {
    summary: 'Adds a group after the others.',
    input: group.NewGroup,
    output: group.GroupsView,
    access: 'user',
    errors: [...denied, GroupExists, GroupsFull],
  }),
  renameGroup: route.patch(`${path}/:id`, {
    summary: 'Gives a group another name.',
    input: group.GroupChanges,
    output: group.GroupsView,
    access: 'user',
    errors: [InsufficientPermissions, GroupNotFound, GroupExists],
  }),
  removeGroup: route.delete(`${path}/:id`, {
    summary: 'Removes a group. Its children stay without one, and what was for this group alone is read by the staff only.',
    input: group.ByGroup,
    output: group.GroupsView,
    access: 'user',
    errors: [InsufficientPermissions, GroupNotFound],
  }),
  sortGroups: route.post(`${path}/order`, {
    summary: 'Sets the order of the groups of a facility.',
    input: group.GroupOrder,
    output: group.GroupsView,
    access: 'user',
    errors: [...denied, GroupsChanged],
  }),
  listFamilies: route.get(`${path}/family`, {
    summary: 'Lists the approved parents of a facility with their children, by name; searches in names of both.',
    input: group.FamilyQuery,
    output: group.FamilyPage,
    access: 'user',
    errors: [...denied],
  }),
  addChild: route.post(`${path}/child`, {
    summary: 'Enters a child of an approved parent: first name and group.',
    input: group.NewChild,
    output: group.ChildView,
    access: 'user',
    errors: [...denied, NotParent, GroupNotFound, ChildrenFull],
  }),
  changeChild: route.patch(`${path}/child/:id`, {
    summary: 'Changes the first name or the group of a child.',
    input: group.ChildChanges,
    output: group.ChildView,
    access: 'user',
    errors: [InsufficientPermissions, ChildNotFound, GroupNotFound, Validation],
  }),
  removeChild: route.delete(`${path}/child/:id`, {
    summary: 'Erases a child; its parent reads what is for the group no longer.',
    input: group.ByChild,
    output: Schema.Struct({ status: Schema.Literal('removed') }),
    access: 'user',
    errors: [InsufficientPermissions, ChildNotFound],
  }),
})
