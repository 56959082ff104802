import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { tryExclusive, waitForLock } from '#adapters/postgres/embedded/locks.ts'
import { addAccountsFixture } from './accounts-fixture.ts'
import { addAppFixture } from './app-fixture.ts'
import { addFormFixture } from './form-fixture.ts'
import type { EnvironmentVariables } from './run-node.ts'
import type { RunningServer } from './running-server.ts'
import { copyTree, serveTree, type TreeCopy } from './tree-copy.ts'

/** Changes of the working tree, each built once in a run. */
const variants = {
  /** Two more plugins: pages in app mode, and pages with all parts of forms. */
  forms: (tree: TreeCopy) => {
    addAppFixture(tree.folder)
    addFormFixture(tree.folder)
  },
  /** A plugin with account pages instead of the accounts plugin. */
  accounts: addAccountsFixture,
}

/** Built copy of the working tree that the files of a run share and do not change. */
export interface SharedTree {
  readonly folder: string
  /** Serves it with a data folder of its own. */
  serve(variables: EnvironmentVariables): Promise<RunningServer>
}

/** Returns the built copy of a variant, made when it is first requested. */
export const sharedTree = async (variant: keyof typeof variants): Promise<SharedTree> => {
  const shared = inject('sharedFolder')
  const folder = path.join(shared, variant)
  const built = path.join(shared, `${variant}.built`)
  const lock = await waitForLock(() => tryExclusive(path.join(shared, `${variant}.lock`)), `the build of ${variant}`, 170)
  try {
    if (!existsSync(built)) {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      const tree = copyTree(folder)
      variants[variant](tree)
      await tree.build()
      writeFileSync(built, '')
    }
  } finally {
    lock.release()
  }
  return { folder, serve: (variables) => serveTree(folder, { DATA_DIR: mkdtempSync(path.join(shared, 'data-')), ...variables }) }
}
