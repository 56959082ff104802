import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstEdition } from '#plugins/registers/testing/zlobki-fixture.ts'
import { parsePage } from '../testing/parse-page.ts'
import { type EnvironmentVariables, runNode } from '../testing/run-node.ts'
import type { RunningServer } from '../testing/running-server.ts'
import { serveTree } from '../testing/tree-copy.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const register = fileURLToPath(firstEdition.file)
const run = (args: readonly string[], variables: EnvironmentVariables) => runNode(root, 'cli/main.ts', args, variables)

describe('two processes on one DATA_DIR', () => {
  let server: RunningServer
  let folder: string
  const variables = () => ({ DATA_DIR: path.join(folder, 'data') })
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'kredka-cli-'))
    // PostgreSQL runs under another account when the tests run as root.
    chmodSync(folder, 0o755)
    server = await serveTree(root, variables())
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const total = async () => Number(parsePage(await (await server.get('/zlobki-miasta')).text()).headings[0]?.replace(/\D/g, ''))

  test('an import is visible on the running server without a restart', async () => {
    const invented = await total()
    expect(invented).toBeGreaterThan(0)
    const { code, stdout, stderr } = await run(['import', 'zlobki', register, '--json'], variables())
    expect([code, stderr]).toEqual([0, ''])
    // Invented facilities no longer count once a register is in.
    const imported = (JSON.parse(stdout) as { new: number }).new
    expect(imported).not.toBe(invented)
    await expect.poll(total, { interval: 100 }).toBe(imported)
  })

  test('SIGTERM stops the server and its database within ten seconds', async () => {
    const { code, seconds } = await server.stop()
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(10)
    const list = await run(['import', 'list', '--json'], variables())
    expect([list.code, (JSON.parse(list.stdout) as readonly unknown[]).length > 0]).toEqual([0, true])
  })
})
