import { availableParallelism } from 'node:os'
import { longestCondition, longestWait } from './timeouts.ts'

/** Project of `vitest.workspace.ts`; every test file belongs to exactly one. */
export interface TestProject {
  readonly test: {
    readonly name: string
    readonly include: string[]
    readonly exclude: string[]
    readonly globalSetup?: string[]
    readonly testTimeout: number
    readonly hookTimeout: number
    readonly expect: { readonly poll: { readonly timeout: number } }
    readonly maxWorkers?: number
    /** Projects with equal numbers run together, those with higher ones later. */
    readonly sequence?: { readonly groupOrder: number }
    readonly execArgv?: string[]
    readonly retry?: number
    readonly isolate?: boolean
    readonly unstubGlobals?: boolean
  }
}

const excluded = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'web/e2e/**']
const database = '**/*.db.test.{ts,tsx}'
const product = '**/*.product.test.ts'
const architecture = 'config/architecture/rules.test.ts'

// Tests with servers can time out once on a busy machine; the failure summary lists retried tests.
const retry = 1

// `isolate: false`: the files of a worker share their modules, which otherwise take as long to load as the tests to run.
// Tests that mock a module import it after `vi.resetModules()`.

const limits = { testTimeout: longestWait, hookTimeout: longestWait, expect: { poll: { timeout: longestCondition } } }

// At most so many workers that their connections fit into one PostgreSQL.
const workers = (number: number) => Math.min(6, Math.max(2, number))

// Browser tests run beside these: with more workers than processors, the processes push each other out of the caches.
const besideBrowsers = { maxWorkers: workers(availableParallelism()), sequence: { groupOrder: 0 } }

// These run last, longer than the browser tests: one worker more, since tests with servers also wait.
const afterBrowsers = { maxWorkers: workers(availableParallelism() + 1), sequence: { groupOrder: 1 } }

// Server and requests of a product test share one process, which allocates much that is soon garbage: with a larger young generation
// V8 copies and marks less of it, which takes a quarter of the processor time. Units do not gain from it.
const execArgv = ['--max-semi-space-size=64', '--min-semi-space-size=32']

/** Architecture rules; tests without services; tests with PostgreSQL; tests of the whole product. `test-sequencer.ts` orders files. */
export const projects: readonly TestProject[] = [
  { test: { name: 'architecture', include: [architecture], exclude: excluded, ...besideBrowsers, ...limits } },
  {
    test: {
      name: 'unit',
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...excluded, architecture, database, '**/*.product.test.ts'],
      ...besideBrowsers,
      isolate: false,
      unstubGlobals: true,
      ...limits,
    },
  },
  {
    test: {
      name: 'database',
      include: [database],
      exclude: excluded,
      ...besideBrowsers,
      execArgv,
      retry,
      isolate: false,
      globalSetup: ['config/quality/testing/database.setup.ts'],
      ...limits,
    },
  },
  {
    test: {
      name: 'product',
      include: [product],
      exclude: excluded,
      ...afterBrowsers,
      execArgv,
      retry,
      isolate: false,
      globalSetup: ['config/quality/testing/database.setup.ts', 'config/quality/testing/product.setup.ts'],
      ...limits,
    },
  },
]
