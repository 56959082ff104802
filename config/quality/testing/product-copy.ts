import type { Page } from 'playwright'
import { launchBrowser } from './launch-browser.ts'
import { demoData, testPlatform } from './platform.ts'
import type { RunningServer } from './running-server.ts'
import { sharedTree } from './shared-tree.ts'

/** Product with added fixtures, built and served from a copy of the working tree, and a browser. */
export interface ProductCopy {
  readonly server: RunningServer
  /** Opens a page in a new browser context; collects its console errors and exceptions, failed requests excluded. */
  newPage(): Promise<{ readonly page: Page; readonly problems: string[] }>
  end(): Promise<void>
}

/** Serves the copy of the working tree that has the fixtures. */
export const startProductCopy = async (): Promise<ProductCopy> => {
  const tree = await sharedTree()
  const [platform, browser] = await Promise.all([testPlatform({ data: demoData }), launchBrowser()])
  const server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  return {
    server,
    newPage: async () => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('Failed to load resource')) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      return { page, problems }
    },
    end: async () => {
      await browser.close()
      await server.stop()
      await platform.end()
    },
  }
}
