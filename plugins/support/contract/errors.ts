import { Failure } from '#core/kernel/failure.ts'

/** The facility was deleted or merged into another one, so that it can no longer be changed; `detail` says which. */
export class FacilityRemoved extends Failure('FacilityRemoved', 'conflict') {}
/** No locality of this name is in this county and voivodeship; `schema` names the field. */
export class LocalityNotFound extends Failure('Validation', 'invalid') {
  constructor() {
    super({ schema: { city: ['support.city.unknown'] } })
  }
}
/** Both facilities have an owner, and one facility cannot have two: one of them must pass it on or give it up first. */
export class BothOwned extends Failure('BothOwned', 'conflict') {}
/** A facility cannot be merged with itself. */
export class SameFacility extends Failure('Validation', 'invalid') {
  constructor() {
    super({ schema: { merged_id: ['support.merge.same'] } })
  }
}
/** No merge has this id. */
export class MergeNotFound extends Failure('MergeNotFound', 'not-found') {}
/** The merge has been undone already. */
export class MergeUndone extends Failure('MergeUndone', 'conflict') {}
/** The facility that remained was itself merged into another one since; that merge must be undone first. */
export class MergedOn extends Failure('MergedOn', 'conflict') {}
/** A row that should go to the merged facility is no longer among those written since the merge. */
export class WrittenChanged extends Failure('WrittenChanged', 'conflict') {}
/** No plugin has this kind of rows, or its rows can only be moved all together; `schema` names the field. */
export class UnknownMove extends Failure('Validation', 'invalid') {
  constructor() {
    super({ schema: { moves: ['support.merge.moves.unknown'] } })
  }
}
/** The facility is open, so that no other one can have followed it. */
export class FacilityOpen extends Failure('FacilityOpen', 'conflict') {}
/** No mail has this id. */
export class MailNotFound extends Failure('MailNotFound', 'not-found') {}
/** The mail was sent or still waits to be sent, so that it need not be retried. */
export class MailNotFailed extends Failure('MailNotFailed', 'conflict') {}
/** A value that every facility needs would be stated by nobody; `schema` names it. */
export class FactRequired extends Failure('Validation', 'invalid') {}
