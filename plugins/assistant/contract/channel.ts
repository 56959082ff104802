import { Schema } from 'effect'
import { Answer, AnswerSentence, providers } from './answer.ts'

/** Frame: the question is being answered, by rules or a model, and what is left of the day. */
export const AcceptedFrame = Schema.Struct({ provider: Schema.Literals(providers), label: Schema.String })
/** Frame: a sentence of a model, as soon as its facts prove it; the result repeats all. */
export const DeltaFrame = AnswerSentence
/** Frame: the whole answer. */
export const ResultFrame = Answer
/** Frame: nothing follows. */
export const DoneFrame = Schema.Struct({ label: Schema.String, took_ms: Schema.Number })
