export { searchExamples } from './examples.ts'
export { maxQueryLength } from './limits.ts'
