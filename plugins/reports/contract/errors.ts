import { Failure } from '#core/kernel/failure.ts'

/** The thing to report does not exist, or the user may not see it. */
export class ReportTargetNotFound extends Failure('ReportTargetNotFound', 'not-found') {}
/** The user answers for the thing, and changes or removes it instead. */
export class OwnContent extends Failure('OwnContent', 'forbidden') {}
/** The account has sent the reports of the day. */
export class ReportLimitReached extends Failure('ReportLimitReached', 'limit-reached') {}
/** No report, or reported thing, has this id. */
export class ReportNotFound extends Failure('ReportNotFound', 'not-found') {}
/** No decision has this id, or the user is not concerned. */
export class DecisionNotFound extends Failure('DecisionNotFound', 'not-found') {}
/** The decision was appealed already; its view tells how that ended. */
export class AppealExists extends Failure('AppealExists', 'conflict') {}
/** The decision did not go against the user, or the time is over. */
export class NotAppealable extends Failure('NotAppealable', 'conflict') {}
/** No appeal has this id. */
export class AppealNotFound extends Failure('AppealNotFound', 'not-found') {}
