import { Failure } from '#core/kernel/failure.ts'

/** The account has as many favourites as it may have. */
export class FavouritesFull extends Failure('FavouritesFull', 'limit-reached') {}
