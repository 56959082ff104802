import { existsSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { platformVariables, readEnvironment } from '../../app/environment.ts'
import { deployFiles, readDeploy, settingsOf } from './read-deploy.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const valuesOf = (text: string) => Object.fromEntries([...settingsOf(text)].map(([name, values]) => [name, values.join('\n')]))

test('the unit of a process is started when it is ready, has more time than it needs to stop, and writes its data folder alone', () => {
  const unit = settingsOf(readDeploy('systemd/kredka@.service'))
  expect(unit.get('ExecStartPost')).toEqual([expect.stringContaining('http://127.0.0.1:%i/readyz')])
  // Running requests and jobs have ten seconds.
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(20)
  const once = [
    'KillMode',
    'Restart',
    'User',
    'ProtectSystem',
    'NoNewPrivileges',
    'CapabilityBoundingSet',
    'StateDirectory',
    'MemoryDenyWriteExecute',
  ]
  expect(once.map((name) => unit.get(name)?.join())).toEqual(['mixed', 'always', 'kredka', 'strict', 'yes', '', 'kredka', undefined])
  expect(unit.has('MemoryMax')).toBe(true)
})

test('units run files that exist', () => {
  for (const file of ['systemd/kredka@.service', 'systemd/kredka-backup.service'])
    for (const [script] of readDeploy(file).matchAll(/\bcli\/\S+\.(mjs|ts)\b/g))
      expect([file, script, existsSync(path.join(root, script))]).toEqual([file, script, true])
})

test('the variables of production are valid but for the secret, so that nobody starts with one that everybody can read', () => {
  const variables = valuesOf(readDeploy('systemd/kredka.env'))
  expect(() => readEnvironment(variables, plugins)).toThrow(
    /^JWT_SECRETS: expected secrets of at least 32 characters, separated by commas$/,
  )
  expect(readEnvironment({ ...variables, JWT_SECRETS: 'x'.repeat(32) }, plugins)).toMatchObject({ appEnv: 'production', host: '127.0.0.1' })
  expect(Object.keys(variables).filter((name) => !platformVariables.includes(name))).toEqual([])
})

test('the image runs as another account than root, is healthy when it is ready, and installs what the lock says', () => {
  const dockerfile = readDeploy('docker/Dockerfile')
  const stages = dockerfile.split(/^FROM /m).slice(1)
  expect(stages.map((stage) => stage.split('\n')[0])).toEqual(['node:20-bookworm-slim AS build', 'node:20-bookworm-slim'])
  const [, last = ''] = stages
  const instructions = [...last.matchAll(/^([A-Z]+) /gm)].map(([, name]) => name)
  expect(instructions.indexOf('USER')).toBeLessThan(instructions.indexOf('CMD'))
  expect(/^USER (.+)$/m.exec(last)?.[1]).toBe('kredka')
  expect(dockerfile).toContain('npm ci')
  const [, health = ''] = /HEALTHCHECK [^[]+(\[.+\])$/m.exec(last) ?? []
  expect((JSON.parse(health) as readonly string[])[2]).toContain('/readyz')
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(last) ?? []
  for (const file of (JSON.parse(command) as readonly string[]).filter((word) => word.startsWith('cli/')))
    expect(existsSync(path.join(root, file))).toBe(true)
})

interface Compose {
  readonly services: Readonly<
    Record<string, { readonly volumes?: readonly string[]; readonly env_file?: string; readonly stop_grace_period?: string }>
  >
}

test('the compose file has two equal processes, and mounts files that are shipped', () => {
  const { services } = load(readDeploy('docker/compose.yaml')) as Compose
  expect(Object.keys(services)).toEqual(['app1', 'app2', 'postgres', 'nginx'])
  expect(services['app1']).toEqual(services['app2'])
  expect(services['app1']?.stop_grace_period).toBe('30s')
  const mounted = (services['nginx']?.volumes ?? []).map((volume) => path.join('docker', volume.split(':')[0] ?? ''))
  const shipped = deployFiles()
  expect(mounted.filter((file) => !shipped.includes(file))).toEqual(['docker/certificates'])
})
