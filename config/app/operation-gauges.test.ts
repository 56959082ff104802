import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeMemoryDomains } from '#adapters/memory/domains.ts'
import { Clock } from '#core/ports/clock.ts'
import { Domains } from '#core/ports/domains.ts'
import type { HealthChecks } from './health.ts'
import { operationGauges } from './operation-gauges.ts'

const setUp = (publicUrl: string, checks: HealthChecks = {}) => {
  const clock = makeClock()
  const dns = makeMemoryDomains()
  let calls = 0
  const domains: Domains = {
    ...dns.domains,
    certificateUntil: (host) => {
      calls++
      return dns.domains.certificateUntil(host)
    },
  }
  const find = (token: unknown) => (token === Clock ? clock : token === Domains ? domains : null) as never
  const gauges = operationGauges({ find, checks: () => checks, dataDir: tmpdir(), publicUrl })
  return { clock, dns, countCalls: () => calls, read: (name: string) => gauges.find((gauge) => gauge.name === name)?.read() }
}

test('the certificate of the public address is looked at every ten minutes, and 0 where no valid one is seen', async () => {
  const { clock, dns, countCalls, read } = setUp('https://kredka.test')
  expect(await read('certificate_seconds_left')).toEqual([[{ host: 'kredka.test' }, 0]])
  dns.certificates.set('kredka.test', new Date(clock.now().getTime() + 86_400_000).toISOString())
  clock.advance(599)
  expect([await read('certificate_seconds_left'), countCalls()]).toEqual([[[{ host: 'kredka.test' }, 0]], 1])
  clock.advance(1)
  expect([await read('certificate_seconds_left'), countCalls()]).toEqual([[[{ host: 'kredka.test' }, 85_800]], 2])
  clock.advance(60)
  expect([await read('certificate_seconds_left'), countCalls()]).toEqual([[[{ host: 'kredka.test' }, 85_740]], 2])
})

test('an address without TLS has no certificate', async () => {
  expect(await setUp('http://kredka.test').read('certificate_seconds_left')).toEqual([])
})

test('a process is ready while each of its checks is healthy', async () => {
  const readyWith = (checks: HealthChecks) => setUp('http://kredka.test', checks).read('ready')
  const healthy = async () => null
  const broken = async () => {
    throw new Error('away')
  }
  expect(await readyWith({ database: healthy })).toBe(1)
  expect(await readyWith({ database: healthy, disk: async () => 'full' })).toBe(0)
  expect(await readyWith({ database: broken, disk: healthy })).toBe(0)
})
