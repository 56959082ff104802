import { randomInt } from 'node:crypto'
import type { Page } from 'playwright/test'

/** An address of one's own, so that what each may do so often is not used up by other tests. */
export const elsewhere = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` })

/** A visitor with an address of their own. */
export const fromElsewhere = (page: Page) => page.setExtraHTTPHeaders(elsewhere())
