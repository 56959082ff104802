import { Failure } from '#core/kernel/failure.ts'

/** No thread of the user has this id; threads of others are as unknown as those that do not exist. */
export class UserQuestionNotFound extends Failure('UserQuestionNotFound', 'not-found') {}
/** The parent has an open thread on the same topic with this facility. */
export class QuestionExists extends Failure('QuestionExists', 'conflict') {}
/** The facility has neither an account nor an e-mail address that accepts questions. */
export class FacilityUnreachable extends Failure('FacilityUnreachable', 'conflict') {}
/** The user answers the questions of this facility. */
export class OwnFacility extends Failure('OwnFacility', 'conflict') {}
/** The thread was closed for good: long ago, with its facility, or with the parent's account. */
export class QuestionClosed extends Failure('QuestionClosed', 'conflict') {}
/** The thread has as many messages as it may have. */
export class QuestionFull extends Failure('QuestionFull', 'conflict') {}
/** The facility has not answered yet, so there is nothing to publish. */
export class QuestionNotAnswered extends Failure('QuestionNotAnswered', 'conflict') {}
/** The parent does not want this conversation to be public. */
export class PublicationRefused extends Failure('PublicationRefused', 'conflict') {}
/** The parent's answer about a publication is not awaited, and nothing is published. */
export class PublicationNotFound extends Failure('PublicationNotFound', 'not-found') {}
/** A link of a mail that was never sent, or whose thread is gone. */
export class AnswerLinkNotFound extends Failure('AnswerLinkNotFound', 'not-found') {}
/** The link has expired, or the facility answers in its panel now. */
export class AnswerLinkEnded extends Failure('AnswerLinkEnded', 'conflict') {}
/** Another answer was sent by this link. */
export class AlreadyAnswered extends Failure('AlreadyAnswered', 'conflict') {}
