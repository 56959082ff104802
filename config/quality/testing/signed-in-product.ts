import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import type { SessionUser } from '#core/access/session-user.ts'
import { type FakeAccountApi, fakeAccountApi } from './fake-account-api.ts'
import { findBrowser } from './find-browser.ts'
import { demoData, testPlatform } from './platform.ts'
import type { RunningServer } from './running-server.ts'
import { sharedTree } from './shared-tree.ts'

/** Browser context with one page, its fake account API, and the errors of its pages. */
export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly accountApi: FakeAccountApi
  readonly problems: string[]
}

/** Options of a visit. */
interface VisitOptions extends BrowserContextOptions {
  /** User whose session the browser's cookie belongs to. */
  readonly user?: SessionUser | null
  /** User stored in the browser; default `user`. */
  readonly remembered?: SessionUser | null
}

/** Built product with account pages, and a browser. */
export interface SignedInProduct {
  readonly url: string
  readonly get: RunningServer['get']
  visit(path: string, options?: VisitOptions): Promise<Visit>
  end(): Promise<void>
}

/** Serves the copy of the working tree with the accounts fixture. */
export const startSignedInProduct = async (): Promise<SignedInProduct> => {
  const tree = await sharedTree('accounts')
  const { kind: _, ...found } = await findBrowser()
  const [platform, browser] = await Promise.all([testPlatform({ data: demoData }), chromium.launch(found)])
  const server = await tree.serve({ DATABASE_URL: platform.databaseUrl })
  const visit: SignedInProduct['visit'] = async (path, { user = null, remembered = user, ...options } = {}) => {
    const localStorage = remembered ? [{ name: 'user', value: JSON.stringify(remembered) }] : []
    const storageState = { cookies: [], origins: [{ origin: server.url, localStorage }] }
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState, ...options })
    const problems: string[] = []
    const accountApi = await fakeAccountApi(context, user)
    context.on('page', (page) => {
      page.on('pageerror', (error) => problems.push(error.message))
      // The fixture has no main channel: its pages poll, as behind a proxy that blocks websockets.
      page.on('console', (message) => message.type() === 'error' && !/WebSocket/.test(message.text()) && problems.push(message.text()))
    })
    const page = await context.newPage()
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    return { page, context, accountApi, problems }
  }
  return {
    url: server.url,
    get: server.get,
    visit,
    end: async () => {
      await browser.close()
      await server.stop()
      await platform.end()
    },
  }
}
