import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../testing/running-server.ts'
import { asPostgres, giveToPostgres, makePostgresFolder } from './as-postgres.ts'
import { copyShipped } from './shipped-files.ts'

const programs = '/usr/lib/postgresql/15/bin'

/** Runs a program under the account of PostgreSQL and returns its output; throws when it fails. */
const run = (file: string, args: readonly string[]): string => {
  const [program, all] = asPostgres(file, args)
  const { status, stdout, stderr } = spawnSync(program, all, { encoding: 'utf8', timeout: 120_000, cwd: '/' })
  if (status !== 0)
    throw new Error(`${path.basename(file)} ${args.join(' ')} ended with ${status}: ${(stdout + stderr).trim().slice(-400)}`)
  return stdout.trim()
}

/** Restores a moment between two rows from a backup and the log, with the shipped files of PostgreSQL and pgBackRest. */
export const backToAMoment = async (folder: string): Promise<string> => {
  const port = String(await freePort())
  const sockets = makePostgresFolder(path.join(folder, 'sockets'))
  const main = path.join(makePostgresFolder(path.join(folder, 'postgresql')), 'main')
  const settings = makePostgresFolder(path.join(folder, 'conf.d'))
  const backups = copyShipped('postgresql/pgbackrest.conf', folder, {
    'repo1-path=/var/lib/pgbackrest': `repo1-path=${makePostgresFolder(path.join(folder, 'repository'))}\nlock-path=${sockets}`,
    'cipher-pass=REPLACE': 'cipher-pass=drill',
    '/var/lib/postgresql/15/main': main,
    'pg1-port=5432': `pg1-port=${port}\npg1-socket-path=${sockets}`,
  })
  copyShipped('postgresql/kredka.conf', settings, { 'pgbackrest --stanza': `pgbackrest --config=${backups} --stanza` })
  for (const file of [backups, path.join(settings, 'kredka.conf')]) giveToPostgres(file)
  const backup = (...args: readonly string[]) => run('pgbackrest', [`--config=${backups}`, '--stanza=kredka', ...args])
  const control = (...args: readonly string[]) => run(`${programs}/pg_ctl`, ['-D', main, '-w', '-s', ...args])
  const query = (sql: string) => run(`${programs}/psql`, ['-h', sockets, '-p', port, '-d', 'postgres', '-Atc', sql])
  const start = () => control('-l', path.join(sockets, 'log'), 'start')

  run(`${programs}/initdb`, ['-D', main, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const own = `port = ${port}\nlisten_addresses = ''\nunix_socket_directories = '${sockets}'\ninclude_dir = '${settings}'\n`
  appendFileSync(path.join(main, 'postgresql.conf'), own)
  start()
  try {
    backup('stanza-create')
    backup('check')
    query('create table drill (word text)')
    backup('--type=full', 'backup')
    query(`insert into drill values ('before')`)
    await sleep(1100)
    const moment = query('select now()')
    await sleep(1100)
    query(`insert into drill values ('after')`)
    query('select pg_switch_wal()')
    control('-m', 'fast', 'stop')
    backup('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore')
    start()
    for (const until = Date.now() + 30_000; query('select pg_is_in_recovery()') === 't' && Date.now() < until; ) await sleep(200)
    const words = query('select word from drill')
    return words === 'before' ? 'ok' : `restored: ${words}`
  } finally {
    control('-m', 'immediate', 'stop')
  }
}
