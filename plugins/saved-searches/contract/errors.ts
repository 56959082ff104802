import { Failure } from '#core/kernel/failure.ts'

/** No saved search of the user has this id. */
export class SavedSearchNotFound extends Failure('SavedSearchNotFound', 'not-found') {}
/** The user has saved the same search already. */
export class SavedSearchExists extends Failure('SavedSearchExists', 'conflict') {}
/** The account has as many saved searches as it may have. */
export class SavedSearchesFull extends Failure('SavedSearchesFull', 'conflict') {}
/**
 * The address names no area (nothing at all, an unknown place, or facilities by their names), or more facilities match
 * than one can be notified about.
 */
export class SearchNotSavable extends Failure('SearchNotSavable', 'conflict') {}
/** A link of a mail that was never sent. */
export class SearchStopLinkNotFound extends Failure('SearchStopLinkNotFound', 'not-found') {}
