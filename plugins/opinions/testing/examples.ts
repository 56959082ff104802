import type { Example } from '#config/quality/testing/examples/examples.ts'
import { answerExamples } from './examples/answers.ts'
import { authorExamples } from './examples/authors.ts'
import { decisionExamples } from './examples/decisions.ts'

/**
 * Opinions are those of the caller and of another account, about a facility of nobody; those of answers are about the
 * facility of the object. Facilities are the objects of lists, figures and codes. Teachers, the moderator among them, the
 * owner and the administrator may not write about their facility, and nobody decides about an opinion of their own.
 */
export const examples: readonly Example[] = [...authorExamples, ...answerExamples, ...decisionExamples]
