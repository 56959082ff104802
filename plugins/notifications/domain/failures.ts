import { Failure } from '#core/kernel/failure.ts'

/** No plugin has notices of this kind. */
export class NoticeKindNotFound extends Failure('NoticeKindNotFound', 'not-found') {}
/** The mail of this kind keeps the account safe and cannot be turned off or put off. */
export class NoticeEmailRequired extends Failure('NoticeEmailRequired', 'conflict') {}
/** The address for ending mails is none of ours. */
export class UnsubscribeLinkNotFound extends Failure('UnsubscribeLinkNotFound', 'not-found') {}
