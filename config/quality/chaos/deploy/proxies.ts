import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../testing/running-server.ts'
import { findProgram, type StartedProgram, startProgram } from './programs.ts'
import { copyShipped, readShipped, writeInto } from './shipped-files.ts'

/** Hosts of the drill, in place of kredka.pl. */
export const hosts = { main: 'localhost', files: 'pliki.localhost', site: 'sloneczko.localhost' } as const

/** Ports at which a proxy listens. */
export interface ProxyPorts {
  readonly secure: number
  readonly plain: number
}

interface ProxyOptions {
  readonly program: string
  readonly folder: string
  readonly ports: ProxyPorts
  /** Ports of the two processes. */
  readonly processes: readonly [number, number]
}

/** Proxy that was started with a shipped file. */
export interface RunningProxy {
  /** Certificate authority that it has, PEM. */
  readonly ca: string
  stop(): Promise<void>
}

/** Writes a certificate of the hosts and its key, signed by itself. */
const writeCertificate = (folder: string) => {
  const certificate = path.join(folder, 'certificate.pem')
  const key = path.join(folder, 'key.pem')
  const names = Object.values(hosts).map((host) => `DNS:${host}`)
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=localhost', '-addext', `subjectAltName=${names.join(',')}`]
  const { status, stderr } = spawnSync('openssl', ['req', ...options, ...subject, '-keyout', key, '-out', certificate], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`openssl: ${stderr}`)
  return { certificate, key, ca: readFileSync(certificate, 'utf8') }
}

const untilOpen = async (program: StartedProgram, port: number): Promise<void> => {
  const opens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
  for (const until = Date.now() + 10_000; !(await opens()); await sleep(50)) {
    if (program.process.exitCode === null && Date.now() < until) continue
    await program.stop()
    throw new Error(`${program.process.spawnfile} does not listen: ${program.output()}`)
  }
}

/** Starts nginx with the shipped file of a server, and what all of them include. */
const runNginx = async ({ program, folder, processes: [one, other] }: ProxyOptions, server: string, port: number) => {
  const upstream = copyShipped('nginx/upstream.conf', folder, {
    '127.0.0.1:3001': `127.0.0.1:${one}`,
    '127.0.0.1:3002': `127.0.0.1:${other}`,
  })
  writeInto(path.join(folder, 'snippets'), 'kredka-proxy.conf', readShipped('nginx/proxy.conf'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const main = `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\ninclude ${upstream};\ninclude ${server};\n}\n`
  const file = writeInto(folder, 'nginx.conf', main)
  const started = startProgram(program, ['-p', folder, '-c', file, '-e', 'stderr', '-g', 'daemon off;'])
  await untilOpen(started, port)
  return started
}

const startNginx = async (options: ProxyOptions): Promise<RunningProxy> => {
  const { folder, ports } = options
  const { certificate, key, ca } = writeCertificate(folder)
  const server = copyShipped('nginx/kredka.conf', folder, {
    'listen 80 ': `listen ${ports.plain} `,
    'listen 443 ': `listen ${ports.secure} `,
    '/etc/letsencrypt/live/kredka.pl/fullchain.pem': certificate,
    '/etc/letsencrypt/live/kredka.pl/privkey.pem': key,
    'server_name kredka.pl *.kredka.pl;': `server_name ${hosts.main} *.${hosts.main};`,
  })
  return { ca, stop: (await runNginx(options, server, ports.secure)).stop }
}

const startHaproxy = async ({ program, folder, ports, processes: [one, other] }: ProxyOptions): Promise<RunningProxy> => {
  const { certificate, key, ca } = writeCertificate(folder)
  const both = writeInto(path.join(folder, 'certs'), 'kredka.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  const shipped = readShipped('haproxy/kredka.cfg', {
    // The limit of open files of the drill's account.
    'maxconn 20000': 'maxconn 1000',
    'bind :80': `bind 127.0.0.1:${ports.plain}`,
    'bind :443': `bind 127.0.0.1:${ports.secure}`,
    '/etc/haproxy/certs/': path.dirname(both),
    '/run/haproxy/admin.sock': path.join(folder, 'admin.sock'),
    '10.0.1.11:3001': `127.0.0.1:${one}`,
    '10.0.1.12:3001': `127.0.0.1:${other}`,
  })
  // The drill may not be root.
  const file = writeInto(folder, 'haproxy.cfg', shipped.replace(/^ {2}(user|group|chroot|log) .*\n/gm, ''))
  const started = startProgram(program, ['-db', '-f', file])
  await untilOpen(started, ports.secure)
  return { ca, stop: started.stop }
}

const startCaddy = async (options: ProxyOptions): Promise<RunningProxy> => {
  const { program, folder, ports, processes } = options
  const [one, other] = processes
  const nginx = findProgram('nginx')
  if (!nginx) throw new Error('Caddy needs nginx behind it')
  const asking = await freePort()
  const inner = await freePort()
  const server = copyShipped('nginx/behind-caddy.conf', folder, { '127.0.0.1:3080': `127.0.0.1:${inner}` })
  const behind = await runNginx({ ...options, program: nginx }, server, inner)
  const file = copyShipped('caddy/Caddyfile', folder, {
    'email poczta@kredka.pl': `http_port ${ports.plain}\n\thttps_port ${ports.secure}\n\tadmin off\n\tskip_install_trust`,
    '127.0.0.1:3001': `127.0.0.1:${one}`,
    '127.0.0.1:3002': `127.0.0.1:${other}`,
    '127.0.0.1:3080': `127.0.0.1:${inner}`,
    '127.0.0.1:3081': `127.0.0.1:${asking}`,
    // An authority of its own, and visitors that say where they come from.
    '\t\ton_demand\n\t}': '\t\ton_demand\n\t\tissuer internal\n\t}',
    'transport http {': 'trusted_proxies private_ranges\n\t\ttransport http {',
  })
  const started = startProgram(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
  await untilOpen(started, ports.secure)
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  for (const until = Date.now() + 10_000; !existsSync(authority); await sleep(50))
    if (Date.now() > until) throw new Error(`Caddy made no authority: ${started.output()}`)
  const stop = async () => {
    await started.stop()
    await behind.stop()
  }
  return { ca: readFileSync(authority, 'utf8'), stop }
}

/** Proxy of `config/deploy`, and the programs that it needs. */
interface Proxy {
  readonly needs: readonly string[]
  readonly start: (options: ProxyOptions) => Promise<RunningProxy>
}

/** Proxies by the name of their program. */
export const proxies: Readonly<Record<string, Proxy>> = {
  nginx: { needs: ['nginx', 'openssl'], start: startNginx },
  haproxy: { needs: ['haproxy', 'openssl'], start: startHaproxy },
  caddy: { needs: ['caddy', 'nginx'], start: startCaddy },
}
