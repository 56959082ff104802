import { implement } from '#core/plugin/implement.ts'
import { membershipApi } from './contract/api.ts'
import { ChangeMembership } from './use-cases/change-membership.ts'
import { AcceptMembership, RejectMembership } from './use-cases/decide-membership.ts'
import { EndMembership } from './use-cases/end-membership.ts'
import { Invite } from './use-cases/invite.ts'
import { JoinByInvitation } from './use-cases/join-by-invitation.ts'
import { ListMembers } from './use-cases/list-members.ts'
import { ListOwn } from './use-cases/list-own.ts'
import { PassOwnership } from './use-cases/pass-ownership.ts'
import { ReadRefusalLink, RefuseInvitation } from './use-cases/refuse-invitation.ts'
import { RequestMembership } from './use-cases/request-membership.ts'
import { ShowInvitation } from './use-cases/show-invitation.ts'
import { ShowJoining } from './use-cases/show-joining.ts'
import { ShowOwnership } from './use-cases/show-ownership.ts'

/** Endpoints of memberships and of passing a facility. */
export const membershipEndpoints = implement(membershipApi, {
  listMembers: ListMembers,
  listOwn: ListOwn,
  showJoining: ShowJoining,
  showInvitation: ShowInvitation,
  refuseInvitation: RefuseInvitation,
  readRefusalLink: ReadRefusalLink,
  refuseByMail: RefuseInvitation,
  invite: Invite,
  requestMembership: RequestMembership,
  joinByInvitation: JoinByInvitation,
  acceptMembership: AcceptMembership,
  rejectMembership: RejectMembership,
  changeMembership: ChangeMembership,
  endMembership: EndMembership,
  showOwnership: ShowOwnership,
  passOwnership: PassOwnership,
})
