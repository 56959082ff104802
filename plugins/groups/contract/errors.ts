import { Failure } from '#core/kernel/failure.ts'

/** No group of a facility whose staff the user belongs to has this id. */
export class GroupNotFound extends Failure('GroupNotFound', 'not-found') {}
/** No child of a parent of such a facility has this id. */
export class ChildNotFound extends Failure('ChildNotFound', 'not-found') {}
/** The facility has a group of this name. */
export class GroupExists extends Failure('GroupExists', 'conflict') {}
/** The facility has as many groups as it may have. */
export class GroupsFull extends Failure('GroupsFull', 'conflict') {}
/** The order leaves out a group, or names one that is gone. */
export class GroupsChanged extends Failure('GroupsChanged', 'conflict') {}
/** The account is no approved parent of the facility. */
export class NotParent extends Failure('NotParent', 'conflict') {}
/** The parent has as many children as may be entered. */
export class ChildrenFull extends Failure('ChildrenFull', 'conflict') {}
