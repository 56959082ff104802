import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { samplePluginApi } from '../contract/api.ts'

/** Notes, which everybody reads. */
export const examples = examplesOf(samplePluginApi, () => ({}), { listNotes: { requests: { none: () => ({}) } } })
