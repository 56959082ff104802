import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

// An empty page with the settings of our public layout: server-rendered HTML, one small script, no hydration.
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "vike-floor", "private": true, "type": "module" }',
  'vite.config.js': `import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
export default { plugins: [react(), vike()], build: { assetsInlineLimit: 0 } }`,
  'pages/+client.js': 'document.documentElement.dataset.awake = 1',
  'pages/+config.js': `import vikeReact from 'vike-react/config'
const serverOnly = { env: { server: true, client: false } }
export default {
  extends: [vikeReact], prefetchStaticAssets: false, clientHooks: false, clientRouting: false,
  meta: { Page: serverOnly, Layout: serverOnly, Wrapper: serverOnly, Loading: serverOnly },
}`,
  'pages/index/+Page.jsx': 'export const Page = () => null',
}

/**
 * Builds the modules imported by the baselines into a folder; returns the paths of Vike's server entry and of our page
 * components for the bare baseline.
 */
export const buildBaselines = (folder: string): { readonly vike: string; readonly bare: string } => {
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const home = path.join(folder, 'vike-floor')
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true })
    writeFileSync(path.join(home, name), `${text}\n`)
  }
  build(home)
  const bare = path.join(folder, 'bare-floor')
  build(root, '--ssr', 'config/quality/bench/baselines/pages.tsx', '--outDir', bare, '--emptyOutDir')
  writeFileSync(path.join(bare, 'package.json'), '{ "type": "module" }')
  return { vike: path.join(home, 'dist/server/entry.mjs'), bare: path.join(bare, 'pages.js') }
}

// Vike disables itself when it detects a test runner.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

const build = (cwd: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn', ...args],
    { cwd, encoding: 'utf8', env: { ...environment, NODE_ENV: 'production' } },
  )
  if (status !== 0) throw new Error(`Building a baseline failed:\n${stdout}${stderr}`)
}
