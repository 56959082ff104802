import { Failure } from '#core/kernel/failure.ts'

/** No facility has this id, or it was deleted. */
export class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
/** The account has as many favourites as it may have. */
export class FavouritesFull extends Failure('FavouritesFull', 'limit-reached') {}
