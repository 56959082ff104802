/** What tests compare the lists of this plugin by with those of others. */
export { ShowResults } from '../use-cases/show-results.ts'
