import { Failure } from '#core/kernel/failure.ts'

/** The slot is already booked. */
export class SlotTaken extends Failure('SlotTaken', 'conflict') {
  constructor() {
    super({ schema: { slot: ['contact.slot.taken'] } })
  }
}
/** No presentation starts at this time: a holiday, the past, or between slots. */
export class SlotNotOffered extends Failure('SlotNotOffered', 'invalid') {
  constructor() {
    super({ schema: { slot: ['contact.slot.not-offered'] } })
  }
}
/** No booking with this token exists. */
export class PresentationNotFound extends Failure('PresentationNotFound', 'not-found') {}
