import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { statusApi } from '../contract/api.ts'

export const examples = examplesOf(statusApi, () => ({}), { showStatus: { requests: { none: () => ({}) } } })
