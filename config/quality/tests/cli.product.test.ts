import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leafCommands } from '#cli/command-table.ts'
import { program } from '#cli/program.ts'
import { firstEdition } from '#plugins/registers/testing/zlobki-fixture.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { runCommand as run } from '../testing/run-command.ts'
import { type ProcessResult, runNode } from '../testing/run-node.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const register = fileURLToPath(firstEdition.file)
let folder: string
let database: TestDatabase

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'kredka-cli-'))
  // PostgreSQL runs under another account when the tests run as root.
  chmodSync(folder, 0o755)
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  rmSync(folder, { recursive: true, force: true })
})

const kredka = (...args: readonly string[]): Promise<ProcessResult> => run(args, { DATABASE_URL: database.url })
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
/** Exit code, stdout and lines of stderr. */
const outcome = ({ code, stdout, stderr }: ProcessResult) => ({ code, stdout, lines: stderr.trimEnd().split('\n') })

describe('every command', () => {
  const all = leafCommands(program)
  test.each(all)('$name has --help, --json and a description', ({ command }) => {
    expect(command.options.map(({ long }) => long)).toContain('--json')
    expect(command.helpInformation()).toContain('--help')
    expect(command.description().length).toBeGreaterThan(10)
  })

  test.each(['serve', 'migrate up', 'import zlobki'])('kredka %s --help prints the usage and does nothing', async (command) => {
    const { code, stdout, stderr } = await run([...command.split(' '), '--help'], { PORT: 'abc' })
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`Usage: kredka ${command}`)
    expect(stdout).toContain('--json')
  })
})

describe('exit codes', () => {
  test('0: the command succeeds, and stdout holds its result only', async () => {
    const up = await kredka('migrate', 'up', '--json')
    expect([up.code, up.stderr]).toEqual([0, ''])
    const steps = JSON.parse(up.stdout) as readonly string[]
    expect(steps.length).toBeGreaterThan(3)
    const status = await kredka('migrate', 'status', '--json')
    expect(JSON.parse(status.stdout)).toMatchObject({ done: steps.map((name) => ({ name })), waiting: [] })
    expect(await kredka('import', 'list', '--json')).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
  })

  // The other tests run their commands in this process.
  test('a process of its own prints the same and ends with the exit code', async () => {
    const unreachable = { DATABASE_URL: 'postgres://kredka@127.0.0.1:1/kredka', LOG_LEVEL: 'silent' }
    const processes = [
      runNode(root, 'cli/main.ts', ['import', 'list', '--json'], { DATABASE_URL: database.url }),
      runNode(root, 'cli/main.ts', ['fly']),
      runNode(root, 'cli/main.ts', ['migrate', 'status'], unreachable),
    ]
    const [done, refused, failed] = await Promise.all(processes)
    expect(done).toEqual({ code: 0, stdout: '[]\n', stderr: '' })
    expect([refused?.code, refused?.stdout, refused?.stderr.split('\n')[0]]).toEqual([1, '', "error: unknown command 'fly'"])
    expect(failed).toEqual({ code: 2, stdout: '', stderr: 'The database is not reachable.\n' })
  })

  test('J6.1 doctor exits with 0 if all checks pass; it names a failed check and exits with 1', async () => {
    const healthy = await kredka('doctor', '--json')
    const checks = JSON.parse(healthy.stdout) as readonly { name: string; ok: boolean }[]
    expect([healthy.code, healthy.stderr, checks.filter(({ ok }) => !ok)]).toEqual([0, '', []])
    const names = ['migrations are up to date', 'the disk has space', 'the base map can be read']
    expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    const other = await createTestDatabase()
    const failing = await run(['doctor'], { DATABASE_URL: other.url })
    await other.drop()
    expect(failing.code).toBe(1)
    expect(failing.stdout).toContain('wrong  migrations are up to date: pending: ')
  })

  test.each([
    ['a missing file', () => path.join(folder, 'nowhere.csv'), 'nowhere.csv'],
    ['an empty file', () => file('empty-2025-01-01.csv', ''), 'empty'],
    ['another kind of table', () => file('other-2025-01-01.csv', 'a;b\n1;2\n'), 'column'],
  ])('1: prints one line for %s', async (_, at, word) => {
    const { code, stdout, lines } = outcome(await kredka('import', 'zlobki', at()))
    expect([code, stdout, lines.length]).toEqual([1, '', 1])
    expect(lines[0]).toContain(word)
  })

  test.each([
    ['an unknown command', ['fly'], "error: unknown command 'fly'"],
    ['an unknown option', ['migrate', 'up', '--quick'], "error: unknown option '--quick'"],
    ['an unsupported seed option', ['seed', 'scale', '--threads', '5'], "error: unknown option '--threads'"],
    [
      'an invalid number of facilities',
      ['seed', 'scale', '--facilities', '1.5'],
      "error: option '--facilities <count>' argument '1.5' is invalid. Expected a whole number from 0 to 10000000.",
    ],
    ['a missing file name', ['import', 'zlobki'], "error: missing required argument 'file'"],
    ['an unknown batch', ['import', 'rollback', 'x'], 'There is no batch x; see: kredka import list'],
    ['an installed plugin', ['plugin', 'purge', 'tags', '--yes'], 'Plugin tags is installed; remove it from plugins/list.ts first.'],
    ['a plugin name whose tables would be those of core', ['plugin', 'purge', 'facility', '--yes'], 'facility is not a plugin name.'],
    ['an invalid plugin name', ['plugin', 'purge', "x'; drop", '--yes'], "x'; drop is not a plugin name."],
  ])('1: %s', async (_, args, line) => {
    const { code, stdout, lines } = outcome(await kredka(...args))
    expect([code, stdout, lines[0]]).toEqual([1, '', line])
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT: expected a port from 0 to 65535'],
    [{ APP_ENV: 'moon' }, 'APP_ENV: expected development, test, staging or production'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL: expected an address that begins with postgres://'],
  ])('1: the environment %o', async (variables, line) => {
    expect(outcome(await run(['serve'], variables))).toEqual({ code: 1, stdout: '', lines: [line] })
  })

  test.each([
    ['serve'],
    ['migrate up'],
    ['migrate status'],
    ['doctor'],
    ['import list'],
    [`import zlobki ${register}`],
    ['plugin purge away --yes'],
  ])('2: %s while the database is unreachable', async (command) => {
    const ran = await run(command.split(' '), { DATABASE_URL: 'postgres://kredka@127.0.0.1:1/kredka', LOG_LEVEL: 'silent' })
    expect(outcome(ran)).toEqual({ code: 2, stdout: '', lines: ['The database is not reachable.'] })
  })

  test.each([['seed demo'], ['seed scale --facilities 5']])('1: %s in production', async (command) => {
    const production = {
      DATABASE_URL: database.url,
      APP_ENV: 'production',
      PUBLIC_URL: 'https://kredka.example',
      JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
      SUPPORT_PHONE: '+48500000000',
    }
    expect(outcome(await run(command.split(' '), production))).toEqual({
      code: 1,
      stdout: '',
      lines: ['Generated data is not allowed where APP_ENV is production.'],
    })
  })

  test('0: seed scale creates the requested numbers and reports them', async () => {
    const { code, stdout, stderr } = await kredka('seed', 'scale', '--facilities', '40', '--seed', '3', '--json')
    expect([code, stderr, JSON.parse(stdout)]).toEqual([
      0,
      '',
      { seeded: ['registers', 'accounts', 'opinions', 'costs'], facilities: 40, accounts: 0, opinions: 0, seed: 3 },
    ])
  })

  test('J6.2 J6.4 3: rejects an edition in which too many facilities are missing, and writes nothing; a dry run writes nothing, a rollback takes the batch back', async () => {
    const first = await kredka('import', 'zlobki', register, '--json')
    expect(JSON.parse(first.stdout)).toMatchObject({ read: firstEdition.read, new: firstEdition.new })
    expect([first.code, first.stderr]).toEqual([0, ''])
    const before = await kredka('import', 'list', '--json')
    expect(JSON.parse((await kredka('import', 'zlobki', register, '--dry-run', '--json')).stdout)).toMatchObject({ dry_run: true, new: 0 })
    const fewer = file('zlobki-fewer-2025-03-01.csv', `${readFileSync(register, 'utf8').split('\n').slice(0, 53).join('\n')}\n`)
    const { code, stdout, lines } = outcome(await kredka('import', 'zlobki', fewer))
    expect([code, stdout, lines.length, lines[0]]).toEqual([3, '', 1, expect.stringMatching(/gone/)])
    expect(await kredka('import', 'list', '--json')).toEqual(before)
    const batch = JSON.parse(first.stdout).batch as string
    expect((await kredka('import', 'rollback', batch)).code).toBe(0)
    expect(JSON.parse((await kredka('import', 'zlobki', register, '--dry-run', '--json')).stdout)).toMatchObject({ new: firstEdition.new })
  })
})
