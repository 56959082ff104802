import { execFileSync, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnvironment } from '../testing/run-node.ts'
import type { ChaosExperiment } from './experiment.ts'

const root = path.resolve(import.meta.dirname, '../../..')

// As root, a network namespace is allowed directly, and PostgreSQL needs another account; other users need a user
// namespace that maps their own account.
const unshareOptions = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net']

/** Returns the arguments of `unshare` that run a script with only the loopback network. */
const offline = (script: string) => [...unshareOptions, 'sh', '-c', `ip link set lo up && ${script}`]

/** J12.1: a fresh clone with installed packages starts with one command and without network. */
export const freshClone: ChaosExperiment = {
  description: 'J12.1 fresh clone with installed packages, without network',
  run: async ({ folder }) => {
    if (spawnSync('unshare', offline('true')).status !== 0)
      return [{ description: 'skipped: this machine does not allow network namespaces (unshare --net)', figure: '–' }]
    const clone = path.join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', root, clone])
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(clone, 'node_modules')])
    const began = Date.now()
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    // Runs `npm start`, then polls the pages; the polling must run in the same network namespace.
    const pollScript = `for n in $(seq 360); do curl -fs -o /dev/null http://127.0.0.1:${port}/readyz && curl -fs -o /dev/null http://127.0.0.1:${port}/ && echo UP && kill $! && wait && exit 0; sleep 0.5; done; exit 1`
    const child = spawn('unshare', offline(`(npm start & ${pollScript})`), {
      cwd: clone,
      env: cleanEnvironment({ PORT: String(port), APP_ENV: 'test', LOG_LEVEL: 'error' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: string[] = []
    let up = 0
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output.push(text.toString())
        if (!up && output.join('').includes('UP\n')) up = Date.now()
      })
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (!up && child.exitCode === null && Date.now() - began < 190_000) await sleep(100)
    const seconds = up ? Math.round((up - began) / 1000) : -1
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000)])
    if (!up) process.stderr.write(output.join('').slice(-2000))
    return [{ description: 'seconds until the first page, including the build', figure: seconds, ok: up > 0 && seconds <= 180 }]
  },
}
