import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { unpackChromium } from './unpack-chromium.ts'

/** Launch options of the browser that tests use; without a path, Playwright's own. */
export interface BrowserLaunch {
  readonly kind: 'given' | 'playwright' | 'system' | 'npm'
  readonly executablePath?: string
  readonly args: string[]
  readonly env?: Record<string, string | undefined>
}

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  // WebGL renders maps in software; GPU rasterization of everything else would double the time.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * Chooses the browser: `CHROMIUM_PATH`, else Playwright's download, else the system's Chromium or Chrome, else the one
 * of the npm package.
 */
export const findBrowser = async (): Promise<BrowserLaunch> => {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { kind: 'given', executablePath: given, args }
  if (existsSync(chromium.executablePath())) return { kind: 'playwright', args }
  const installed = system.find((file) => existsSync(file))
  if (installed) return { kind: 'system', executablePath: installed, args }
  return { kind: 'npm', ...(await unpackedBrowser()), args: [...new Set([...args, '--no-sandbox', '--ignore-gpu-blocklist'])] }
}

const unpackedBrowser = async (): Promise<Pick<BrowserLaunch, 'executablePath' | 'env'>> => {
  const home = await unpackChromium()
  const libraries = [path.join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return {
    executablePath: path.join(home, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: process.env['FONTCONFIG_PATH'] ?? path.join(home, 'fonts') },
  }
}
