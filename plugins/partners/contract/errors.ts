import { Failure } from '#core/kernel/failure.ts'

/** The partner is unknown, or the key, the signature or the time of the request is wrong; which of them is not revealed. */
export class PartnerUnauthorized extends Failure('Unauthorized', 'unauthenticated') {}
/** The payload is no list of rows in JSON. */
export class PayloadInvalid extends Failure('Validation', 'invalid') {
  constructor() {
    super({ schema: { payload: ['FIELD_INVALID'] } })
  }
}
