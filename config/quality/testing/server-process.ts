import { spawn } from 'node:child_process'
import path from 'node:path'
import { cleanEnvironment, type EnvironmentVariables } from './run-node.ts'
import { freePort, type RunningServer, waitUntilReady } from './running-server.ts'

/** Server whose process a test can kill. */
export interface ServerProcess extends RunningServer {
  readonly child: ReturnType<typeof spawn>
}

/**
 * Starts the product in a process of its own on a free port or on `PORT`, built or with `--dev` from the sources;
 * resolves when it is ready.
 */
export const serverProcess = async (variables: EnvironmentVariables, ...options: readonly '--dev'[]): Promise<ServerProcess> => {
  const port = Number(variables['PORT'] ?? (await freePort()))
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['cli/main.ts', 'serve', ...options], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment({ APP_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', PUBLIC_URL: url, ...variables }),
  })
  return { child, ...(await waitUntilReady(child, url)) }
}
