import { Failure } from '#core/kernel/failure.ts'

/** No such membership, or it is nobody's business but that of others. */
export class MembershipNotFound extends Failure('MembershipNotFound', 'not-found') {}
/** The membership is in a state that does not allow this step; `detail` is the state. */
export class MembershipClosed extends Failure('MembershipClosed', 'conflict') {}
/** The account belongs to this facility already. */
export class AlreadyMember extends Failure('AlreadyMember', 'conflict') {}
/** The facility has no owner who could decide, or no package with members. */
export class MembersUnavailable extends Failure('MembersUnavailable', 'conflict') {}
/** The facility has rejected or removed the account not long ago. */
export class RequestTooSoon extends Failure('RequestTooSoon', 'conflict') {}
/** The link of an invitation is used, forged or too old. */
export class InvitationNotFound extends Failure('InvitationNotFound', 'not-found') {}
/** The facility has as many members and invitations as fit. */
export class MembersFull extends Failure('MembersFull', 'limit-reached') {}
/** Somebody else owns the facility now. */
export class OwnershipChanged extends Failure('OwnershipChanged', 'conflict') {}
