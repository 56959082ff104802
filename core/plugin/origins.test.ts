import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { openSources, type OpenDirective, cspSources } from './origins.ts'
import { setting, settings } from './settings.ts'

const tiles = settings('tiles', { TILES_HOSTS: setting({ schema: Schema.String, description: 'hosts', default: null }) })
const opened = (said: string | null, ...directives: readonly OpenDirective[]) =>
  openSources(
    [
      {
        name: 'tiles',
        cspSources: directives.map((directive) => cspSources(directive, tiles, ({ TILES_HOSTS: hosts }) => hosts?.split(' ') ?? [])),
      },
    ],
    () => ({ TILES_HOSTS: said }) as never,
  )

test('PL-23 origins are opened under their own directive alone, each once, and none unless something is set', () => {
  const nothing = { 'connect-src': [], 'font-src': [], 'img-src': [] }
  expect(opened(null, 'connect-src', 'img-src')).toEqual(nothing)
  expect(opened('https://a.example http://b.example:8080', 'img-src', 'img-src')).toEqual({
    ...nothing,
    'img-src': ['https://a.example', 'http://b.example:8080'],
  })
})

test('PL-23 what would open more than one host is refused, with the plugin’s name', () => {
  for (const source of [
    'https:',
    'https://*.example',
    "'unsafe-inline'",
    'data:',
    'https://a.example/path',
    'https://a.example;script-src',
  ])
    expect(() => opened(source, 'img-src')).toThrow(`Plugin tiles lets img-src take from '${source}', which is no origin`)
})
