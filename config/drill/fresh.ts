import { execFileSync, spawn, spawnSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bareEnvironment } from '../testing/run-node.ts'
import type { Drill } from './drill.ts'

const root = path.resolve(import.meta.dirname, '../..')

// Root may take the network away as it is, and PostgreSQL needs another account beside it; others become nobody else to be allowed to.
const ways = process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net']

/** Runs a script where nothing can be reached but the machine itself. */
const offline = (script: string) => [...ways, 'sh', '-c', `ip link set lo up && ${script}`]

/** J12.1: a fresh clone with its packages at hand comes up with one command while the network is away. */
export const fresh: Drill = {
  description: 'J12.1 a fresh clone, its packages at hand, the network away',
  run: async ({ folder }) => {
    if (spawnSync('unshare', offline('true')).status !== 0)
      return [{ description: 'not done: this machine does not let us take the network away (unshare --net)', figure: '–' }]
    const clone = path.join(folder, 'clone')
    execFileSync('git', ['clone', '--quiet', root, clone])
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(clone, 'node_modules')])
    const began = Date.now()
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    // As a person would: `npm start`, then look. The look has to happen in the same place without network.
    const look = `for n in $(seq 360); do curl -fs -o /dev/null http://127.0.0.1:${port}/readyz && curl -fs -o /dev/null http://127.0.0.1:${port}/ && echo UP && kill $! && wait && exit 0; sleep 0.5; done; exit 1`
    const child = spawn('unshare', offline(`(npm start & ${look})`), {
      cwd: clone,
      env: bareEnvironment({ PORT: String(port), APP_ENV: 'test', LOG_LEVEL: 'error' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said: string[] = []
    let up = 0
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said.push(text.toString())
        if (!up && said.join('').includes('UP\n')) up = Date.now()
      })
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (!up && child.exitCode === null && Date.now() - began < 190_000) await sleep(100)
    const seconds = up ? Math.round((up - began) / 1000) : -1
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000)])
    if (!up) process.stderr.write(said.join('').slice(-2000))
    return [{ description: 'seconds until its first page, the build included', figure: seconds, well: up > 0 && seconds <= 180 }]
  },
}
