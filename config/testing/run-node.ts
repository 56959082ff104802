import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** What a program said and how it ended. */
export interface Ran {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export type Variables = Readonly<Record<string, string>>

/** What would tell a started program something else than the test means. */
const ours =
  /^(PORT|HOST|APP_ENV|DATABASE_URL|DATA_DIR|PUBLIC_URL|SUPPORT_PHONE|SMTP_URL|MAIL_FROM|PAGE_CACHE_MB|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|PROD|DEV|TEST|MODE|SSR|BASE_URL|VITEST.*|VITE_.*)$/

/** The machine's variables without those that mean something to us, and `variables`. */
export const bareEnvironment = (variables: Variables = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.test(name))),
  PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
  ...variables,
})

/** Runs a file under this Node to its end, with nothing but `variables` beside the machine's own. */
export const runNode = async (folder: string, file: string, args: readonly string[] = [], variables: Variables = {}): Promise<Ran> => {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: bareEnvironment(variables),
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const late = setTimeout(() => child.kill('SIGKILL'), 170_000)
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  clearTimeout(late)
  return { code, stdout, stderr }
}
