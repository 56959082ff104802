import { Failure } from '#core/kernel/failure.ts'

/** No tag has this id. */
export class TagNotFound extends Failure('TagNotFound', 'not-found') {}
/** Another tag has this key or this URL parameter. */
export class TagTaken extends Failure('TagTaken', 'conflict') {
  constructor() {
    super({ schema: { param: ['tags.taken'] } })
  }
}
/** The tag belongs to the platform: registers and the catalogue refer to it. */
export class TagBuiltIn extends Failure('TagBuiltIn', 'conflict') {}
/** More facilities use the tag than its deletion was confirmed for; `detail` tells how many. */
export class TagInUse extends Failure('TagInUse', 'conflict') {}
/** The name has no letters of which a key could be made. */
export class TagNameUnusable extends Failure('Validation', 'invalid') {
  constructor() {
    super({ schema: { 'names.pl': ['FIELD_INVALID'] } })
  }
}
