import { defineConfig } from 'vitest/config'
import { LongestFirst } from './config/quality/testing/test-sequencer.ts'
import { projects } from './config/quality/testing/projects.ts'

/** Vitest dropped workspace files; the name stays and holds its projects. Run it with `vitest --config vitest.workspace.ts`. */
export default defineConfig({ test: { projects: [...projects], sequence: { sequencer: LongestFirst } } })
