import { chromium, type Page } from 'playwright'
import { findBrowser } from './browser.ts'
import { testPlatform } from './platform.ts'
import type { Started } from './started.ts'
import { copyOfTree } from './tree.ts'

/** The product with probes in it, built and served from a copy of the tree, and a browser to look at it. */
export interface Probed {
  readonly server: Started
  /** A page of a visitor of its own, with what it complains of; refusals of calls are none. */
  newPage(): Promise<{ readonly page: Page; readonly wrong: string[] }>
  end(): Promise<void>
}

/** Builds and serves; `add` writes into the copy. */
export const probed = async (...add: readonly ((folder: string) => void)[]): Promise<Probed> => {
  const tree = copyOfTree()
  for (const one of add) one(tree.folder)
  const { kind: _, ...found } = await findBrowser()
  const [platform, browser] = await Promise.all([testPlatform(), chromium.launch(found), tree.build()])
  const server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  return {
    server,
    newPage: async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const wrong: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('Failed to load resource')) wrong.push(message.text())
      })
      page.on('pageerror', (error) => wrong.push(error.message))
      return { page, wrong }
    },
    end: async () => {
      await browser.close()
      await server.stop()
      await platform.end()
      tree.remove()
    },
  }
}
