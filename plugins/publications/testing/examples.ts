import { materialExamples } from './material-examples.ts'
import { newsExamples } from './news-examples.ts'

/** Posts of facilities, and materials. */
export const examples = [...newsExamples, ...materialExamples]
