import path from 'node:path'
import { readFileSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BadEnvironment, readEnvironment } from './environment.ts'

const complaint = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables)
    return null
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message
    throw error
  }
}

describe('the one reader of the environment', () => {
  test('nothing told: development on this machine, with the embedded database', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appEnv: 'development',
      databaseUrl: null,
      dataDir: path.resolve('.data'),
      publicUrl: 'http://localhost:3000',
      geocoderUrl: null,
      mapStyleUrl: null,
      operator: null,
      supportPhone: '+48220000000',
      pageCacheMb: 48,
      logLevel: 'info',
    })
  })

  test('an empty value counts as absent, a told one is taken', () => {
    expect(readEnvironment({ PORT: '', DATA_DIR: '/tmp/x', DATABASE_URL: 'postgres://a@b/c' })).toMatchObject({
      port: 3000,
      dataDir: '/tmp/x',
      databaseUrl: 'postgres://a@b/c',
    })
  })

  test('a wrong value is told with its name and what is expected, all of them at once', () => {
    expect(complaint({ PORT: 'abc' })).toBe('PORT: expected a port from 0 to 65535')
    expect(complaint({ PORT: '70000', APP_ENV: 'prod' })?.split('\n').toSorted()).toEqual([
      'APP_ENV: expected development, test, staging or production',
      'PORT: expected a port from 0 to 65535',
    ])
    expect(complaint({ DATABASE_URL: 'mysql://x' })).toContain('DATABASE_URL: expected an address that begins with postgres://')
    expect(complaint({ PUBLIC_URL: 'kredka.pl/' })).toContain('PUBLIC_URL: expected an http or https address')
    expect(complaint({ PAGE_CACHE_MB: '-1' })).toBe('PAGE_CACHE_MB: expected megabytes from 0 (nothing is kept) to 4096')
    expect(complaint({ OPERATOR_NAME: 'Spółka' })).toBe('OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL: expected all three or none')
    expect(complaint({ GEOCODER_URL: 'https://geo.example/nominatim/' })).toContain('GEOCODER_URL: expected an http or https address')
  })

  test('production has no default for the public address', () => {
    expect(complaint({ APP_ENV: 'production' })).toContain('PUBLIC_URL')
    expect(readEnvironment({ APP_ENV: 'production', PUBLIC_URL: 'https://kredka.pl' })).toMatchObject({
      host: '0.0.0.0',
      publicUrl: 'https://kredka.pl',
    })
  })

  test('nothing of the product, its build apart, reads variables but this', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const readers = globSync('{core,adapters,plugins,web,cli}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|web\/e2e\/|web\/vite\.config\.ts/.test(file) && /process\.env/.test(readFileSync(path.join(root, file), 'utf8')),
    )
    // The embedded database hands the machine's own surroundings on to PostgreSQL.
    expect(readers.filter((file) => !file.startsWith('adapters/postgres/embedded/'))).toEqual([])
  })
})
