import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import type { SessionUser } from '#core/access/session-user.ts'
import { type AccountServer, accountServer } from './account-server.ts'
import { addAccountsProbe } from './accounts-probe.ts'
import { findBrowser } from './browser.ts'
import { type TestPlatform, testPlatform } from './platform.ts'
import type { Started } from './started.ts'
import { copyOfTree, type Tree } from './tree.ts'

/** A browser of somebody's own: its pages, what the rows of accounts answer, and what the pages complained of. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly rows: AccountServer
  readonly wrong: string[]
}

/** How somebody comes. */
interface Coming extends BrowserContextOptions {
  /** Whose session the browser's cookie is of. */
  readonly user?: SessionUser | null
  /** Whom the browser remembers; the same unless told. */
  readonly remembered?: SessionUser | null
}

/** The built product with pages of accounts, and a browser to see it with. */
export interface SignedInProduct {
  readonly url: string
  readonly get: Started['get']
  visit(path: string, coming?: Coming): Promise<Visit>
  end(): Promise<void>
}

/** Builds and serves a copy of the tree with the probe of accounts in it. */
export const signedInProduct = async (): Promise<SignedInProduct> => {
  const tree: Tree = copyOfTree()
  addAccountsProbe(tree)
  const { kind: _, ...found } = await findBrowser()
  const [platform, browser]: [TestPlatform, Browser, unknown] = await Promise.all([testPlatform(), chromium.launch(found), tree.build()])
  const server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  const visit: SignedInProduct['visit'] = async (path, { user = null, remembered = user, ...options } = {}) => {
    const localStorage = remembered ? [{ name: 'user', value: JSON.stringify(remembered) }] : []
    const storageState = { cookies: [], origins: [{ origin: server.url, localStorage }] }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState, ...options })
    const wrong: string[] = []
    const rows = await accountServer(context, user)
    context.on('page', (page) => {
      page.on('pageerror', (error) => wrong.push(error.message))
      // The probe has no main channel: its pages poll, as where websockets are blocked.
      page.on('console', (message) => message.type() === 'error' && !/WebSocket/.test(message.text()) && wrong.push(message.text()))
    })
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    return { page, context, rows, wrong }
  }
  return {
    url: server.url,
    get: server.get,
    visit,
    end: async () => {
      await browser.close()
      await server.stop()
      await platform.end()
      tree.remove()
    },
  }
}
