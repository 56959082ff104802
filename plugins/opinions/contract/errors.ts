import { Failure } from '#core/kernel/failure.ts'

/** There is no such opinion for the caller. */
export class OpinionNotFound extends Failure('OpinionNotFound', 'not-found') {}
/** The account has an opinion about this facility already. */
export class OpinionExists extends Failure('OpinionExists', 'conflict') {}
/** The account works or worked for this facility, whose opinion it would be. */
export class OwnFacility extends Failure('OwnFacility', 'forbidden') {}
/** The opinion is in a state that does not allow this step; `detail` is the state. */
export class OpinionClosed extends Failure('OpinionClosed', 'conflict') {}
/** The opinion has no answer. */
export class AnswerNotFound extends Failure('AnswerNotFound', 'not-found') {}
/** The facility has answered this opinion already. */
export class AnswerExists extends Failure('AnswerExists', 'conflict') {}
/** The answer is in a state that does not allow this step; `detail` is the state. */
export class AnswerClosed extends Failure('AnswerClosed', 'conflict') {}
/** The opinion is the caller's, or about a facility that the caller works for, and cannot be called helpful. */
export class OwnOpinion extends Failure('OwnOpinion', 'forbidden') {}
/** The facility has printed as many codes as a year allows. */
export class CodesExhausted extends Failure('CodesExhausted', 'limit-reached') {}
