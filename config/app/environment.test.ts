import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import type { Plugin } from '#core/plugin/define-plugin.ts'
import { setting, settings } from '#core/plugin/settings.ts'
import { InvalidEnvironment, readEnvironment } from './environment.ts'

const errorMessage = (variables: Record<string, string>, plugins: readonly Plugin[] = []) => {
  try {
    readEnvironment(variables, plugins)
    return null
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.message
    throw error
  }
}

describe('reading the environment', () => {
  test('defaults to development on this machine with the embedded database', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appEnv: 'development',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      databasePreparedStatements: true,
      dataDir: path.resolve('.data'),
      storage: { kind: 'disk', folder: path.resolve('.data/files') },
      virusScanner: null,
      nameServers: null,
      searchUrl: null,
      kredkaRole: ['web', 'jobs', 'live', 'search'],
      trustedProxies: ['loopback'],
      publicUrl: 'http://localhost:3000',
      filesUrl: null,
      mainHosts: ['localhost'],
      geocoderUrl: null,
      routingUrl: null,
      languageModel: null,
      operator: null,
      smtp: null,
      supportPhone: '+48220000000',
      jwtSecrets: null,
      pageCacheMb: 48,
      traces: null,
      logLevel: 'info',
      settings: {},
    })
  })

  test('treats an empty value as missing and uses other values', () => {
    expect(readEnvironment({ PORT: '', DATA_DIR: '/tmp/x', DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({
      port: 3000,
      dataDir: '/tmp/x',
      databaseUrl: 'postgres://a@b/c',
    })
  })

  test('PL-20 traces go to a receiver, whose address has no credentials', () => {
    expect(readEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/otlp/' }).traces).toEqual({
      url: 'http://localhost:4318/otlp',
      serviceName: 'kredka',
    })
    expect(errorMessage({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://user:secret@traces.test' })).toBe(
      'OTEL_EXPORTER_OTLP_ENDPOINT: expected an http or https address without credentials or query',
    )
  })

  test('uploads are stored in a folder or an S3-compatible store', () => {
    expect(readEnvironment({ STORAGE_URL: 'file:/srv/kredka%20files/' }).storage).toEqual({ kind: 'disk', folder: '/srv/kredka files' })
    expect(readEnvironment({ STORAGE_URL: 's3://KEY:a%2Fb@s3.example.com/kredka?region=eu-central-1' }).storage).toEqual({
      kind: 's3',
      bucket: 'https://s3.example.com/kredka',
      region: 'eu-central-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
    })
    expect(readEnvironment({ STORAGE_URL: 's3://KEY:b@127.0.0.1:9000/kredka?tls=off' }).storage).toMatchObject({
      bucket: 'http://127.0.0.1:9000/kredka',
      region: 'us-east-1',
    })
    for (const STORAGE_URL of [
      'kredka',
      'file:',
      'file:uploads',
      's3://host/bucket',
      's3://KEY:b@host/',
      's3://KEY:b@host/a/b',
      'https://a:b@c/d',
    ])
      expect(errorMessage({ STORAGE_URL })).toContain('STORAGE_URL: expected file:/folder, or s3://KEY:SECRET@host/bucket')
  })

  test('reports all invalid values at once, each with its name and the expected value', () => {
    expect(errorMessage({ PORT: 'abc' })).toBe('PORT: expected a port from 0 to 65535')
    expect(errorMessage({ PORT: '70000', APP_ENV: 'prod' })?.split('\n').toSorted()).toEqual([
      'APP_ENV: expected development, test, staging or production',
      'PORT: expected a port from 0 to 65535',
    ])
    expect(errorMessage({ DATABASE_URL: 'mysql://x' })).toContain('DATABASE_URL: expected an address that begins with postgres://')
    expect(errorMessage({ PUBLIC_URL: 'kredka.pl/' })).toContain('PUBLIC_URL: expected an http or https address')
    expect(readEnvironment({ CLAMD_ADDRESS: 'clamav:3310' }).virusScanner).toEqual({ host: 'clamav', port: 3310 })
    expect(errorMessage({ CLAMD_ADDRESS: 'clamav' })).toBe('CLAMD_ADDRESS: expected host:port of the daemon of ClamAV')
    expect(errorMessage({ PAGE_CACHE_MB: '-1' })).toBe('PAGE_CACHE_MB: expected megabytes from 0 (no cache) to 4096')
    expect(errorMessage({ OPERATOR_NAME: 'Spółka' })).toBe('OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL: expected all three or none')
    expect(errorMessage({ PUBLIC_URL: 'https://kredka.pl', FILES_URL: 'https://kredka.pl' })).toBe(
      'FILES_URL: expected another host than that of PUBLIC_URL, or nothing',
    )
    const eitherSearch = 'KREDKA_ROLE: expected either the role search or SEARCH_URL, the address of the process that has it'
    expect(errorMessage({ KREDKA_ROLE: 'web,jobs' })).toBe(eitherSearch)
    expect(errorMessage({ KREDKA_ROLE: 'web,search', SEARCH_URL: 'http://10.0.0.3:3000' })).toBe(eitherSearch)
    expect(readEnvironment({ SEARCH_URL: 'http://10.0.0.3:3000' }).kredkaRole).toEqual(['web', 'jobs', 'live'])
    const database = { DATABASE_URL: 'postgres://db1/kredka' }
    const replicas = 'postgres://db1/kredka,postgresql://db2:5433/kredka'
    expect(readEnvironment({ ...database, DATABASE_REPLICA_URLS: replicas }).databaseReplicaUrls).toEqual(replicas.split(','))
    expect(errorMessage({ ...database, DATABASE_REPLICA_URLS: 'postgres://db1/kredka, db2' })).toBe(
      'DATABASE_REPLICA_URLS: expected addresses that begin with postgres://, separated by commas',
    )
    for (const without of [{}, { ...database, PAGE_CACHE_MB: '0' }])
      expect(errorMessage({ ...without, DATABASE_REPLICA_URLS: replicas })).toBe(
        'DATABASE_REPLICA_URLS: expected only together with DATABASE_URL and a page cache',
      )
    expect(errorMessage({ SMTP_URL: 'smtp://localhost:25' })).toBe('SMTP_URL, MAIL_FROM: expected both or none')
    expect(errorMessage({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'Kredka' })?.split('\n').toSorted()).toEqual([
      'MAIL_FROM: expected an e-mail address, or a name with one: Kredka <poczta@kredka.pl>',
      'SMTP_URL: expected an address that begins with smtp:// or smtps://',
    ])
    expect(errorMessage({ GEOCODER_URL: 'https://geo.example/nominatim/' })).toContain('GEOCODER_URL: expected an http or https address')
  })

  test('accepts a mail server and a sender with or without a name', () => {
    for (const from of ['poczta@kredka.pl', 'Kredka <poczta@kredka.pl>'])
      expect(readEnvironment({ SMTP_URL: 'smtps://k:h@mail.example', MAIL_FROM: from }).smtp).toEqual({
        url: 'smtps://k:h@mail.example',
        from,
      })
  })

  test('requires the public address and secrets in production', () => {
    expect(errorMessage({ APP_ENV: 'production' })?.split('\n')).toEqual([
      'PUBLIC_URL: expected the public address, https://…, where APP_ENV is production',
      'JWT_SECRETS: expected secrets of at least 32 characters, separated by commas, where APP_ENV is production',
    ])
    const one = 'a'.repeat(32)
    const two = 'b'.repeat(40)
    expect(errorMessage({ JWT_SECRETS: `${one},short` })).toContain('JWT_SECRETS: expected secrets of at least 32 characters')
    expect(readEnvironment({ APP_ENV: 'production', PUBLIC_URL: 'https://kredka.pl', JWT_SECRETS: `${one},${two}` })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://kredka.pl',
      jwtSecrets: [one, two],
    })
  })

  test('PL-21 reads the settings of plugins by plugin name and reports their invalid values with all others', () => {
    const schema = Schema.FiniteFromString.check(Schema.isBetween({ minimum: 1, maximum: 90 }))
    const mail = {
      name: 'mail',
      settings: settings('mail', { MAIL_DAYS: setting({ schema, description: 'days from 1 to 90', default: 30 }) }),
    }
    expect(readEnvironment({}, [mail]).settings).toEqual({ mail: { MAIL_DAYS: 30 } })
    expect(readEnvironment({ MAIL_DAYS: '7' }, [mail]).settings).toEqual({ mail: { MAIL_DAYS: 7 } })
    const wrong = { PORT: 'abc', APP_ENV: 'production', OPERATOR_NAME: 'Spółka', MAIL_DAYS: '91' }
    expect(errorMessage(wrong, [mail])?.split('\n')).toEqual([
      'PORT: expected a port from 0 to 65535',
      expect.stringMatching(/^PUBLIC_URL: expected/),
      expect.stringMatching(/^JWT_SECRETS: expected/),
      expect.stringMatching(/^OPERATOR_NAME, .*: expected all three or none$/),
      'MAIL_DAYS: expected days from 1 to 90',
    ])
  })

  test('PL-21 rejects a plugin setting that belongs to the platform', () => {
    const data = {
      name: 'data',
      settings: settings('data', { DATA_DIR: setting({ schema: Schema.String, description: 'a folder', default: null }) }),
    }
    expect(() => readEnvironment({}, [data])).toThrow('Plugin data declares the setting DATA_DIR, which belongs to the platform')
  })

  test('no other module of the product, except its build, reads environment variables', () => {
    const root = path.resolve(import.meta.dirname, '../..')
    const readers = globSync('{core,adapters,plugins,web,cli}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) =>
        !/\.test\.|web\/e2e\/|web\/vite\.config\.ts/.test(file) &&
        /process\.env(?!\['NODE_ENV'\] = )/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // Loading the pages sets the mode of React; the embedded database passes the environment on to PostgreSQL.
    expect(readers.filter((file) => !file.startsWith('adapters/postgres/embedded/'))).toEqual([])
  })
})
