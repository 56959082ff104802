import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright'
import sharp from 'sharp'
import { launchBrowser } from '#config/quality/testing/launch-browser.ts'
import { serverProcess } from '#config/quality/testing/server-process.ts'
import { build } from './build.ts'

/** Picture of one page for the README. */
interface Screenshot {
  readonly file: string
  readonly path: string
  readonly device: BrowserContextOptions
}

const maxBytes = 150_000
const folder = path.resolve(import.meta.dirname, '../documents')
const light = { colorScheme: 'light', reducedMotion: 'reduce', locale: 'pl-PL' } as const

const screenshots: readonly Screenshot[] = [
  {
    file: 'catalogue-desktop.webp',
    path: '/przedszkola/malopolskie/krakow',
    device: { ...light, viewport: { width: 1280, height: 840 }, deviceScaleFactor: 1.5 },
  },
  {
    file: 'facility-phone.webp',
    path: '/placowka/sloneczko-przedszkole-krakow',
    device: { ...light, viewport: { width: 390, height: 840 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
]

const take = async (browser: Browser, url: string, screenshot: Screenshot): Promise<void> => {
  const context = await browser.newContext(screenshot.device)
  const page = await context.newPage()
  const response = await page.goto(url + screenshot.path, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${screenshot.path} returned ${response?.status()}`)
  // Installations in production, which have no demo data, show no watermark.
  await page.locator('aside', { hasText: /^development$/ }).evaluate((watermark) => watermark.remove())
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(folder, screenshot.file))
  await context.close()
  if (size > maxBytes) throw new Error(`${screenshot.file} has ${size} bytes; the limit is ${maxBytes}`)
  console.log(`${path.relative(process.cwd(), path.join(folder, screenshot.file))}: ${Math.round(size / 1000)} KB`)
}

/** `npm run screenshots`: takes the README's pictures of the built product with demo data. */
const takeScreenshots = async (): Promise<void> => {
  const errors = await build()
  if (errors.length) throw new Error(errors.join('\n'))
  mkdirSync(folder, { recursive: true })
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kredka-screenshots-'))
  // The embedded database of root runs as another user.
  chmodSync(dataDir, 0o755)
  const browser = await launchBrowser()
  try {
    const server = await serverProcess({ APP_ENV: 'development', DATA_DIR: dataDir })
    const work = async () => {
      for (const screenshot of screenshots) await take(browser, server.url, screenshot)
    }
    await work().finally(server.stop)
  } finally {
    await browser.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

await takeScreenshots()
