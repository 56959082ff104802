import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { type CspDirective, collectCspSources, cspSources } from './csp-sources.ts'
import { setting, settings } from './settings.ts'

const tiles = settings('tiles', { TILES_HOSTS: setting({ schema: Schema.String, description: 'hosts', default: null }) })
const collect = (setting: string | null, ...directives: readonly CspDirective[]) =>
  collectCspSources(
    [
      {
        name: 'tiles',
        cspSources: directives.map((directive) => cspSources(directive, tiles, ({ TILES_HOSTS: hosts }) => hosts?.split(' ') ?? [])),
      },
    ],
    () => ({ TILES_HOSTS: setting }) as never,
  )

test('PL-23 adds origins to their own directive alone, each once, and none where nothing is set', () => {
  const nothing = { 'connect-src': [], 'font-src': [], 'img-src': [] }
  expect(collect(null, 'connect-src', 'img-src')).toEqual(nothing)
  expect(collect('https://a.example http://b.example:8080', 'img-src', 'img-src')).toEqual({
    ...nothing,
    'img-src': ['https://a.example', 'http://b.example:8080'],
  })
})

test('PL-23 refuses a source that covers more than one host and names the plugin', () => {
  for (const source of [
    'https:',
    'https://*.example',
    "'unsafe-inline'",
    'data:',
    'https://a.example/path',
    'https://a.example;script-src',
  ])
    expect(() => collect(source, 'img-src')).toThrow(`Plugin tiles lets img-src take from '${source}', which is no origin`)
})
