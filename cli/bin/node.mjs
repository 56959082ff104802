#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs under Node 20, before all other code: plain JavaScript without dependencies.
const root = path.resolve(path.dirname(realpathSync(fileURLToPath(import.meta.url))), '../..')

// V8 pools the memory of ended threads: 90 MB stay allocated after building the name index of 32,000 facilities.
// It also lets the young generation grow: 16 MB hold what 32 requests need at once, more only take memory (decision 070).
// A server collects the garbage of its start, for which it needs `gc` (decision 133).
const flags = ['--no-memory-pool-share-memory-on-teardown', '--max-semi-space-size=16', '--expose-gc']

// glibc gives each thread a memory arena of its own, from which little returns to the system: 90 MB stay allocated after the start.
const memory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
}

// Commands start with compiled code, their entry too: otherwise Node would load its compiler of TypeScript at each start.
const cacheOf = (file) => (file === 'cli/main.ts' ? { NODE_COMPILE_CACHE: path.join(root, 'dist/compiled') } : {})

/**
 * Finds the Node installed by npm, with its flags. npm 10 removes its link in `.bin` together with the packages of other
 * platforms, so it is searched in node_modules.
 */
const findNode = () => {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const installed = names.map((name) => path.join(root, 'node_modules', name, 'bin/node')).find((file) => existsSync(file))
  if (installed) return { node: installed, flags }
  return Number(process.versions.node.split('.')[0]) >= 24 ? { node: process.execPath, flags: [] } : undefined
}

/** Runs a file of the project as `node file …`, with this Node first in PATH for its child processes. */
export const runUnderNode = (file, args) => {
  const found = findNode()
  if (!found) {
    console.error(
      `Kredka requires Node 24 or newer. npm ci installs it on Linux and macOS; this is ${process.platform}-${process.arch} with Node ${process.version}.`,
    )
    process.exitCode = 2
    return
  }
  const { node, flags } = found
  const PATH = [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [...flags, path.resolve(root, file), ...args], {
    stdio: 'inherit',
    env: { ...memory, ...cacheOf(file), ...process.env, PATH },
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // On a terminal, Ctrl-C has already reached the child; a second signal would force an immediate exit.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (os.constants.signals[signal] ?? 0)
  })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2)
  runUnderNode(file, args)
}
