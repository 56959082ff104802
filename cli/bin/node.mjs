#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs under Node 20, before anything of ours can: plain JavaScript, no dependencies.
const root = path.resolve(path.dirname(realpathSync(fileURLToPath(import.meta.url))), '../..')

// V8 keeps the memory of a thread that ends for the next one: 90 MB for good after the names of 32,000 facilities were built.
// And it lets what lives shortly grow before it looks: some 80 MB after a load of pages, which are drawn no slower without.
const flags = ['--no-memory-pool-share-memory-on-teardown', '--max-semi-space-size=8']

/** The Node that npm brought, with flags it knows; npm 10 drops its link in `.bin` when it drops the packages of other systems, so it is looked up in place. */
const findNode = () => {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const brought = names.map((name) => path.join(root, 'node_modules', name, 'bin/node')).find((file) => existsSync(file))
  if (brought) return { node: brought, flags }
  return Number(process.versions.node.split('.')[0]) >= 24 ? { node: process.execPath, flags: [] } : undefined
}

/** Runs one of the project's files as `node file …`, with that Node first on PATH for whatever it starts. */
export const runUnderNode = (file, args) => {
  const found = findNode()
  if (!found) {
    console.error(
      `Kredka runs on Node 24 or newer. npm ci brings it for Linux and macOS; this is ${process.platform}-${process.arch} with Node ${process.version}.`,
    )
    process.exitCode = 2
    return
  }
  const { node, flags } = found
  const PATH = [path.dirname(node), path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const child = spawn(node, [...flags, path.resolve(root, file), ...args], { stdio: 'inherit', env: { ...process.env, PATH } })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A terminal's Ctrl-C has reached the child already; sent again it would count as "at once".
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (os.constants.signals[signal] ?? 0)
  })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2)
  runUnderNode(file, args)
}
