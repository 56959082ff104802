import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { BadPasskey } from '#core/ports/passkeys.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { BadCode, BadPassword, SecondFactorNeeded } from '#plugins/accounts/contract/errors.ts'
import {
  AlreadyMember,
  InvitationNotFound,
  MembersFull,
  MembershipClosed,
  MembershipNotFound,
  MembersUnavailable,
  OwnershipChanged,
  RequestTooSoon,
} from './errors.ts'
import { ByInvitation, InvitationReport, InvitationView, NewInvitations, RefusalForm } from './invitation.ts'
import {
  ByMembership,
  JoiningQuery,
  JoiningView,
  MembershipChanges,
  MembershipPage,
  MembershipQuery,
  MembershipRequest,
  MembershipView,
  OwnMembership,
  OwnMemberships,
} from './membership.ts'
import { OfFacility, OwnershipPass, OwnershipView } from './ownership.ts'
import { readOwnership } from './permissions.ts'

const membership = '/api/v1/membership'
const managing = [InsufficientPermissions, FacilityNotFound] as const
const about = { input: ByMembership, access: 'user' } as const
const one = [...managing, MembershipNotFound, MembershipClosed] as const

/** HTTP API of memberships and of passing a facility (decisions §7). A membership of others is not found. */
export const membershipApi = defineApi({
  listMembers: route.get(membership, {
    summary: 'Lists the parents or the teachers of a facility with invitations and requests; those that wait come first.',
    input: MembershipQuery,
    output: MembershipPage,
    access: 'user',
    errors: [...managing],
  }),
  listOwn: route.get(`${membership}/mine`, {
    summary: 'Lists the user’s memberships, requests, and invitations sent to the address of the account.',
    output: OwnMemberships,
    access: 'user',
  }),
  showJoining: route.get(`${membership}/joining`, {
    summary: 'Tells whether the user may ask to become a member of a facility.',
    input: JoiningQuery,
    output: JoiningView,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  showInvitation: route.get(`${membership}/invitation`, {
    summary: 'Returns the invitation of a link, for two weeks.',
    input: ByInvitation,
    output: InvitationView,
    access: 'anyone',
    identified: true,
    errors: [InvitationNotFound],
    rateLimit: { times: 60, seconds: 60 },
  }),
  refuseInvitation: route.post(`${membership}/invitation/refuse`, {
    summary: 'Refuses the invitation of a link; the facility cannot invite this address again.',
    input: ByInvitation,
    output: Schema.Struct({ status: Schema.Literal('refused') }),
    access: 'anyone',
    errors: [InvitationNotFound],
    rateLimit: { times: 30, seconds: 60 },
  }),
  readRefusalLink: route.get(`${membership}/invitation/refuse/:token`, {
    summary: 'Redirects from the link in a mail to the page that confirms the refusal of an invitation; changes nothing.',
    input: ByInvitation,
    output: RedirectBody,
    access: 'anyone',
    errors: [InvitationNotFound],
    responseType: 'redirect',
    rateLimit: { times: 60, seconds: 60 },
  }),
  refuseByMail: route.post(`${membership}/invitation/refuse/:token`, {
    summary: 'Refuses an invitation by one click in a mail program (RFC 8058); the facility cannot invite this address again.',
    input: RefusalForm,
    output: Schema.Struct({ status: Schema.Literal('refused') }),
    access: 'anyone',
    errors: [InvitationNotFound],
    requestType: 'form',
    rateLimit: { times: 30, seconds: 60 },
  }),
  invite: route.post(`${membership}/invite`, {
    summary: 'Invites people by e-mail: up to 5,000 lines in any notation, 500 new invitations a day. Reports each address.',
    input: NewInvitations,
    output: InvitationReport,
    access: 'user',
    errors: [...managing, PremiumRequired, MembersFull, TooManyRequests],
  }),
  requestMembership: route.post(membership, {
    summary: 'Asks a facility to confirm that the user is a parent or a teacher there.',
    input: MembershipRequest,
    output: OwnMembership,
    access: 'user',
    errors: [FacilityNotFound, MembersUnavailable, AlreadyMember, RequestTooSoon, MembersFull, TooManyRequests],
  }),
  joinByInvitation: route.post(`${membership}/:id/join`, {
    summary: 'Accepts an invitation that was sent to the confirmed address of the user’s account.',
    ...about,
    output: OwnMembership,
    errors: [FacilityNotFound, MembershipNotFound, AlreadyMember],
  }),
  acceptMembership: route.post(`${membership}/:id/accept`, {
    summary: 'Confirms that somebody is a parent or a teacher of the facility. It gives a teacher no permissions.',
    ...about,
    output: MembershipView,
    errors: [...one, PremiumRequired, AlreadyMember],
  }),
  rejectMembership: route.post(`${membership}/:id/decline`, {
    summary: 'Rejects a request. It may still be accepted later.',
    ...about,
    output: MembershipView,
    errors: [...one],
  }),
  changeMembership: route.patch(`${membership}/:id`, {
    summary: 'Sets the permissions of a teacher, those only that the user has and may pass on; they are in force with the next call.',
    input: MembershipChanges,
    output: MembershipView,
    access: 'user',
    version: true,
    errors: [...one, PremiumRequired, Validation],
  }),
  endMembership: route.delete(`${membership}/:id`, {
    summary: 'Removes a member or an invitation; of one’s own, leaves the facility, or withdraws the request. Access ends at once.',
    ...about,
    output: Schema.Struct({ status: Schema.Literals(['removed', 'left']) }),
    errors: [...one],
  }),
  showOwnership: route.get('/api/v1/facility-ownership', {
    summary: 'Returns who owns a facility and who could take it over.',
    input: OfFacility,
    output: OwnershipView,
    access: { resource: 'facility', permission: readOwnership },
    errors: [...managing],
  }),
  passOwnership: route.post('/api/v1/facility-ownership/pass', {
    summary: 'Passes a facility to one of its administrators or teachers for good; the owner becomes a teacher without permissions.',
    input: OwnershipPass,
    output: Schema.Struct({ status: Schema.Literal('passed') }),
    access: 'user',
    errors: [...managing, OwnershipChanged, BadPassword, BadCode, BadPasskey, SecondFactorNeeded, TooManyRequests, Validation],
  }),
})
