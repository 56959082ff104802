import { availableParallelism } from 'node:os'

/** What a project of `vitest.workspace.ts` takes up; every test file of the tree belongs to exactly one. */
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
    readonly sequence?: { readonly groupOrder: number }
  }
}

const never = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'web/e2e/**']
const database = '**/*.db.test.{ts,tsx}'
const product = 'config/tests/**/*.product.test.ts'
const rooms = 'config/rooms.test.ts'

// What talks to servers may be late once on a busy machine; that it was is told at the run's end.
const retry = 1

// Left alone, Vitest keeps one processor for itself: of two, half.
const maxWorkers = Math.max(2, availableParallelism())

/** Who may touch whom; everything that needs nothing; what needs PostgreSQL; and the whole product, two files at a time. */
export const projects: readonly TestProject[] = [
  { test: { name: 'rooms', include: [rooms], exclude: never, maxWorkers } },
  { test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...never, rooms, database, '**/*.product.test.ts'], maxWorkers } },
  {
    test: {
      name: 'database',
      include: [database],
      exclude: never,
      maxWorkers,
      retry,
      globalSetup: ['config/testing/database.setup.ts'],
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    // A group of its own, after the others: it starts servers and would only wait for processors.
    test: {
      name: 'product',
      include: [product],
      exclude: never,
      // They wait more than they reckon; more than two at once would wait for processors.
      maxWorkers: 2,
      retry,
      sequence: { groupOrder: 1 },
      globalSetup: ['config/testing/database.setup.ts'],
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  },
]
