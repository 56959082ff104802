import { spawn } from 'node:child_process'
import path from 'node:path'
import { bareEnvironment, type Variables } from './run-node.ts'
import { freePort, type Started, started } from './started.ts'

/** A server that can also be killed. */
export interface ServerProcess extends Started {
  readonly child: ReturnType<typeof spawn>
}

/** The built product in a process of its own, at a free port of this machine, once it is ready. */
export const serverProcess = async (variables: Variables): Promise<ServerProcess> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['cli/main.ts', 'serve'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: bareEnvironment({ APP_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', PUBLIC_URL: url, ...variables }),
  })
  return { child, ...(await started(child, url)) }
}
