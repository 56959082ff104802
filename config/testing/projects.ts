import { availableParallelism } from 'node:os'

/** Project of `vitest.workspace.ts`; every test file belongs to exactly one. */
export interface TestProject {
  readonly test: {
    readonly name: string
    readonly include: string[]
    readonly exclude: string[]
    readonly globalSetup?: string[]
    readonly testTimeout?: number
    readonly hookTimeout?: number
    readonly maxWorkers?: number
    readonly retry?: number
    readonly isolate?: boolean
    readonly unstubGlobals?: boolean
    readonly sequence?: { readonly groupOrder: number }
  }
}

const excluded = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'web/e2e/**']
const database = '**/*.db.test.{ts,tsx}'
const product = 'config/tests/**/*.product.test.ts'
const rooms = 'config/architecture/rules.test.ts'

// Tests with servers can time out once on a busy machine; the failure summary lists retried tests.
const retry = 1

// `isolate: false`: the files of a worker share their modules, which otherwise take as long to load as the tests to run.
// Tests that mock a module import it after `vi.resetModules()`.

// By default Vitest reserves one processor, half of a machine with two.
const maxWorkers = Math.max(2, availableParallelism())

/** Architecture rules; tests without services; tests with PostgreSQL; tests of the whole product, two files at a time. */
export const projects: readonly TestProject[] = [
  { test: { name: 'rooms', include: [rooms], exclude: excluded, maxWorkers } },
  {
    test: {
      name: 'unit',
      include: ['**/*.test.{ts,tsx}'],
      exclude: [...excluded, rooms, database, '**/*.product.test.ts'],
      maxWorkers,
      isolate: false,
      unstubGlobals: true,
    },
  },
  {
    test: {
      name: 'database',
      include: [database],
      exclude: excluded,
      maxWorkers,
      retry,
      isolate: false,
      globalSetup: ['config/testing/database.setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    // Runs after the other projects, since its servers compete for processors.
    test: {
      name: 'product',
      include: [product],
      exclude: excluded,
      // More than two files at once would compete for processors.
      maxWorkers: 2,
      retry,
      isolate: false,
      sequence: { groupOrder: 1 },
      globalSetup: ['config/testing/database.setup.ts', 'config/testing/shared-folder.setup.ts'],
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  },
]
