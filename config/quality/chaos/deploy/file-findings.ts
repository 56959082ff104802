import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from '../experiment.ts'
import { backToAMoment } from './back-to-a-moment.ts'
import { databaseChain } from './database-chain.ts'
import { findProgram, runProgram } from './programs.ts'
import { copyShipped, readShipped, writeInto } from './shipped-files.ts'

/** Check of shipped files by programs that read them. */
interface FileCheck {
  readonly description: string
  readonly needs: readonly string[]
  /** Returns `ok`, or what is wrong. */
  readonly run: (folder: string) => string | Promise<string>
}

/** Runs a program of the PATH. */
const run = (name: string, args: readonly string[]) => runProgram(findProgram(name) ?? name, args)

const checkPrometheus = (folder: string): string => {
  const rules = copyShipped('prometheus/rules.yml', folder)
  const results = [
    run('promtool', ['check', 'rules', rules]),
    run('promtool', ['check', 'config', copyShipped('prometheus/prometheus.yml', folder)]),
    run('promtool', ['test', 'rules', copyShipped('prometheus/rules-test.yml', folder)]),
  ]
  return results.find((result) => result !== 'ok') ?? 'ok'
}

const checkDashboard = (folder: string): string => {
  const { panels } = JSON.parse(readShipped('grafana/dashboard.json')) as { panels: readonly { targets: readonly { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')))
  const rules = expressions.map((expr, at) => ({ record: `panel:${at}`, expr }))
  // YAML contains JSON.
  const file = writeInto(folder, 'panels.yml', JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  return run('promtool', ['check', 'rules', file])
}

const checkUnits = (folder: string): string => {
  const units = ['kredka@.service', 'kredka-backup.service', 'kredka-backup.timer'].map((unit) =>
    copyShipped(`systemd/${unit}`, folder, unit.endsWith('.service') ? { '/usr/bin/node': process.execPath } : {}),
  )
  return run('systemd-analyze', ['verify', ...units])
}

const checks: readonly FileCheck[] = [
  { description: 'prometheus: rules, their test, configuration', needs: ['promtool'], run: checkPrometheus },
  { description: 'grafana: expressions of the dashboard', needs: ['promtool'], run: checkDashboard },
  { description: 'systemd: units', needs: ['systemd-analyze', 'curl'], run: checkUnits },
  {
    description: 'pgbouncer, haproxy, patroni, etcd: a query on the way to the primary',
    needs: ['etcd', 'patroni', 'haproxy', 'pgbouncer', '/usr/lib/postgresql/15/bin/postgres'],
    run: databaseChain,
  },
  {
    description: 'pgbackrest: the rows of a moment',
    needs: ['pgbackrest', '/usr/lib/postgresql/15/bin/postgres'],
    run: backToAMoment,
  },
]

/** Lets the programs themselves check the files of `config/deploy`. */
export const fileFindings = async (folder: string): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [at, { description, needs, run: check }] of checks.entries()) {
    const missing = needs.filter((name) => findProgram(name) === null)
    if (missing.length) findings.push({ description, figure: `skipped: needs ${missing.join(', ')}` })
    else {
      const own = path.join(folder, String(at))
      mkdirSync(own, { recursive: true, mode: 0o755 })
      const figure = await Promise.resolve(check(own)).catch((error: unknown) => String(error))
      findings.push({ description, figure, ok: figure === 'ok' })
    }
  }
  return findings
}
