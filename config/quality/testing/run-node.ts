import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { longestWait } from './timeouts.ts'

/** Output and exit code of a process. */
export interface ProcessResult {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export type EnvironmentVariables = Readonly<Record<string, string>>

/** Variables that would influence a started process. */
const productVariables =
  /^(PORT|HOST|APP_ENV|DATABASE_URL|DATA_DIR|PUBLIC_URL|SUPPORT_PHONE|SMTP_URL|MAIL_FROM|PAGE_CACHE_MB|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|PROD|DEV|TEST|MODE|SSR|BASE_URL|VITEST.*|VITE_.*)$/

/** Returns the machine's environment without the product's own variables, plus `variables`. */
export const cleanEnvironment = (variables: EnvironmentVariables = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !productVariables.test(name))),
  PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  ...variables,
})

/** Runs a file under this Node to its end, in a clean environment plus `variables`. */
export const runNode = async (
  folder: string,
  file: string,
  args: readonly string[] = [],
  variables: EnvironmentVariables = {},
): Promise<ProcessResult> => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment(variables),
  })
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const timeout = setTimeout(() => child.kill('SIGKILL'), longestWait)
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  clearTimeout(timeout)
  return { code, stdout, stderr }
}
