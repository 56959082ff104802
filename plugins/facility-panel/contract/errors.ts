import { Failure } from '#core/kernel/failure.ts'

/** No employee has this id. */
export class EmployeeNotFound extends Failure('EmployeeNotFound', 'not-found') {}
/** The facility has as many employees as it may have. */
export class EmployeesFull extends Failure('EmployeesFull', 'limit-reached') {}
/** The description has more characters than the package allows. */
export class DescriptionLimitReached extends Failure('DescriptionLimitReached', 'limit-reached') {}
/** There are more amenities than the package allows. */
export class AmenityLimitReached extends Failure('AmenityLimitReached', 'limit-reached') {}
/** No shadow edit has this id, or it belongs to a facility of somebody else. */
export class ShadowFacilityNotFound extends Failure('ShadowFacilityNotFound', 'not-found') {}
/** Somebody has decided the shadow edit already, or its author has withdrawn it; `detail` says who and when. */
export class ShadowAlreadyDecided extends Failure('ShadowAlreadyDecided', 'conflict') {}
