import { defineConfig } from 'vitest/config'
import { projects } from './config/quality/testing/projects.ts'
import { LongestFirst } from './config/quality/testing/test-sequencer.ts'

/** Vitest dropped workspace files; the name stays and holds its projects. Run it with `vitest --config vitest.workspace.ts`. */
export default defineConfig({ test: { projects: [...projects], sequence: { sequencer: LongestFirst } } })
