import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import path from 'node:path'

/**
 * Unpacks the browser of `@sparticuz/chromium` with its libraries and fonts into a folder of this version in the user's cache, once.
 * The package itself trusts any existing `/tmp/chromium`, even one that a concurrent run has only half written.
 */
export const unpackChromium = async (): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const root = path.resolve(path.dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const cache = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'kredka')
  const home = path.join(cache, `chromium-${version}`)
  if (existsSync(home)) return assertOwned(home)

  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(`${home}.`)
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  await inTemporaryFolder(draft, async () => {
    await inflate(path.join(root, 'bin', 'al2023.tar.br'))
    await packaged.executablePath()
  })
  setFonts(path.join(draft, 'fonts', 'fonts.conf'), home)
  try {
    renameSync(draft, home)
  } catch {
    // A concurrent run finished first; its copy is complete.
    rmSync(draft, { recursive: true, force: true })
  }
  return assertOwned(home)
}

const assertOwned = (home: string): string => {
  if (statSync(home).uid !== process.getuid?.()) throw new Error(`${home} belongs to another user: remove it, or set CHROMIUM_PATH`)
  return home
}

// The package's font configuration names /tmp; with wrong paths text has no height.
const setFonts = (file: string, home: string): void => writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/tmp/', `${home}/`))

// The package always unpacks to the temporary folder.
const inTemporaryFolder = async (folder: string, work: () => Promise<void>): Promise<void> => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}
