import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { apiDocsApi } from '../contract/api.ts'

export const examples = examplesOf(apiDocsApi, () => ({}), {
  showOpenApi: { requests: { none: () => ({}) }, duringOutage: 200 },
})
