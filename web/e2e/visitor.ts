import { randomInt } from 'node:crypto'
import type { Page } from 'playwright/test'

/** A visitor with an address of their own, so that what each may do so often is not used up by other tests. */
export const fromElsewhere = (page: Page) =>
  page.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` })
