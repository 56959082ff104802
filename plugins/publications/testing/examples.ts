import { blogExamples, materialExamples } from './material-examples.ts'
import { newsExamples } from './news-examples.ts'

/** Posts of facilities, materials, and the blog. */
export const examples = [...newsExamples, ...materialExamples, ...blogExamples]
