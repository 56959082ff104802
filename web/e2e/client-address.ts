import { randomInt } from 'node:crypto'
import type { Page } from 'playwright/test'

/** Returns headers with a random client address, so that tests do not share rate limits. */
export const uniqueAddressHeaders = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(1, 255)}` })

/** Gives a page a random client address. */
export const setUniqueAddress = (page: Page) => page.setExtraHTTPHeaders(uniqueAddressHeaders())
