import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { tryExclusive, waitForLock } from '#adapters/postgres/embedded/locks.ts'
import { newPlugin } from '../../tooling/new-plugin/new-plugin.ts'
import { addAppFixture } from './app-fixture.ts'
import { addFormFixture } from './form-fixture.ts'
import type { EnvironmentVariables } from './run-node.ts'
import type { RunningServer } from './running-server.ts'
import { longestWait } from './timeouts.ts'
import { copyTree, serveTree } from './tree-copy.ts'

/** Plugin of the shared tree that is as `npm run new:plugin` makes it. */
export const newPluginName = 'my-new-idea'
/** Plugin of the shared tree that is as `npm run new:plugin -- --form` makes it. */
export const newFormPluginName = 'my-notes'

/**
 * Built copy of the working tree with four more plugins, which the files of a run share and do not change: pages in
 * app mode, pages with all parts of forms, and two new ones. It keeps the build of the working tree as the one before;
 * two scripts differ between the two builds.
 */
export interface SharedTree {
  readonly folder: string
  /** Serves it with a data folder of its own. */
  serve(variables: EnvironmentVariables): Promise<RunningServer>
}

/** A script of every page, and one that is loaded with the first island. */
const changedScripts = [
  ['plugins/page-statistics/web/client/layout.ts', 'countedShare = 0.9', 'countedShare = 0.905'],
  ['web/runtime/islands/hydrate.tsx', "?? '{}')", "?? '{ }')"],
] as const

const changeScripts = (folder: string): void => {
  for (const [file, from, to] of changedScripts) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
    writeFileSync(path.join(folder, file), text.replace(from, to))
  }
}

/** Returns the built copy, made when it is first requested. */
export const sharedTree = async (): Promise<SharedTree> => {
  const shared = inject('sharedFolder')
  const folder = path.join(shared, 'tree')
  const built = path.join(shared, 'tree.built')
  const lock = await waitForLock(() => tryExclusive(path.join(shared, 'tree.lock')), 'the build of the shared tree', longestWait / 1000)
  try {
    if (!existsSync(built)) {
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder)
      const tree = copyTree(folder)
      tree.copyBuild()
      changeScripts(folder)
      addAppFixture(tree.folder)
      addFormFixture(tree.folder)
      await newPlugin([newPluginName], path.join(tree.folder, 'plugins'))
      await newPlugin([newFormPluginName, '--form'], path.join(tree.folder, 'plugins'))
      await tree.build()
      writeFileSync(built, '')
    }
  } finally {
    lock.release()
  }
  return { folder, serve: (variables) => serveTree(folder, { DATA_DIR: mkdtempSync(path.join(shared, 'data-')), ...variables }) }
}
