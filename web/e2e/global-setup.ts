import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, waitUntilReady } from '#config/quality/testing/running-server.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Starts the real server on a free port with its own embedded database and sets BASE_URL; returns the teardown function. */
export default async function setup(): Promise<() => Promise<void>> {
  // For debugging, tests can use a server that is already running.
  if (process.env['BASE_URL']) return async () => {}
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'kredka-e2e-'))
  // When started as root, PostgreSQL runs as another system user.
  chmodSync(data, 0o755)
  const clear = () => rmSync(data, { recursive: true, force: true })
  const server = spawn(process.execPath, ['cli/main.ts', 'serve'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: data,
      ...(process.env['TEST_DATABASE_URL'] ? { DATABASE_URL: process.env['TEST_DATABASE_URL'] } : {}),
    },
  })
  const product = await waitUntilReady(server, `http://127.0.0.1:${port}`).catch((error: unknown) => {
    clear()
    throw error
  })
  process.env['BASE_URL'] = `http://localhost:${port}`
  return async () => {
    await product.stop()
    clear()
  }
}
