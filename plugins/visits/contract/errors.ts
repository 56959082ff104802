import { Failure } from '#core/kernel/failure.ts'

/** No time with this id exists, or it was cancelled. */
export class VisitTimeNotFound extends Failure('VisitTimeNotFound', 'not-found') {}
/** No booking with this id or link exists. */
export class VisitNotFound extends Failure('VisitNotFound', 'not-found') {}
/** All places of the time are taken. */
export class VisitFull extends Failure('VisitFull', 'conflict') {
  constructor() {
    super({ schema: { time_id: ['visits.full'] } })
  }
}
/** The time cannot be booked: it is cancelled, over, or too near. */
export class VisitNotOffered extends Failure('VisitNotOffered', 'invalid') {
  constructor() {
    super({ schema: { time_id: ['visits.not-offered'] } })
  }
}
/** The link was not opened in time, or the booking was cancelled. */
export class VisitExpired extends Failure('VisitExpired', 'gone') {}
/** The facility has as many future times as it may have. */
export class VisitTimesFull extends Failure('VisitTimesFull', 'conflict') {}
