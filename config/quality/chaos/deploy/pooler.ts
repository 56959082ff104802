import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../testing/running-server.ts'
import { eventually, queryValue } from './database-address.ts'
import { startProgram } from './programs.ts'

/** Starts PgBouncer in transaction mode in front of the database; returns its address. */
export const startPooler = async (program: string, folder: string, databaseUrl: string) => {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const own = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  const database = pathname.slice(1)
  writeFileSync(
    file,
    `[databases]
${database} = host=${hostname} port=${port} dbname=${database} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  )
  chmodSync(file, 0o644)
  const pooler = startProgram(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file])
  const url = `postgres://${username}@127.0.0.1:${own}/${database}`
  await eventually(() => queryValue(url, 'select 1'))
  return { url, stop: pooler.stop }
}
