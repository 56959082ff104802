import { Failure } from '#core/kernel/failure.ts'

/** No plugin declares this kind of notification. */
export class NoticeKindNotFound extends Failure('NoticeKindNotFound', 'not-found') {}
/** The mail of this kind protects the account and cannot be turned off or delayed. */
export class NoticeEmailRequired extends Failure('NoticeEmailRequired', 'conflict') {}
/** The unsubscribe link is invalid. */
export class UnsubscribeLinkNotFound extends Failure('UnsubscribeLinkNotFound', 'not-found') {}
