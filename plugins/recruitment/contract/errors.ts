import { Failure } from '#core/kernel/failure.ts'

/** There is no such application, or it is none of the user's business. */
export class ApplicationNotFound extends Failure('ApplicationNotFound', 'not-found') {}
/** The child has an open application at this facility; `detail` is its id if it is the user's own. */
export class ApplicationExists extends Failure('ApplicationExists', 'conflict') {}
/** The application is in a status that does not allow this step; `detail` is the status. */
export class ApplicationStepIllegal extends Failure('ApplicationStepIllegal', 'conflict') {}
/** The facility receives no applications here; `detail` is the reason. */
export class RecruitmentOff extends Failure('RecruitmentOff', 'conflict') {}
/** The time to accept the offer is over. */
export class OfferExpired extends Failure('OfferExpired', 'conflict') {}
/** The link that confirms free places is not genuine, or its owner runs the facility no more. */
export class VacancyLinkNotFound extends Failure('VacancyLinkNotFound', 'not-found') {}
