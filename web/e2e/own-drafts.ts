import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'

/** Gives a browser drafts of its own, so that tests that write in the same form of one account at once do not meet. */
export const keepDraftsApart = async (context: BrowserContext): Promise<void> => {
  const suffix = encodeURIComponent(`:${randomUUID()}`)
  await context.route('**/api/v1/draft/*', (route) => route.continue({ url: route.request().url() + suffix }))
}
