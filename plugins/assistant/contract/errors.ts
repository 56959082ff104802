import { Failure } from '#core/kernel/failure.ts'

/** The task needs a language model, and this installation has none or it does not answer. */
export class AssistantUnavailable extends Failure('AssistantUnavailable', 'conflict') {}
/** The language model has written as many drafts for the facility as the day allows; `retryAfterSeconds` says when to ask again. */
export class AssistantQuotaSpent extends Failure('AssistantQuotaSpent', 'too-many') {}
