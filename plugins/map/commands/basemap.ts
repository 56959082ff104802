import { Schema } from 'effect'
import { command } from '#core/plugin/commands.ts'
import { NoInput } from '#core/plugin/route.ts'
import { ResetBasemap, UseBasemap } from '../use-cases/basemap.ts'

/** Operator commands for the base map. */
export const mapCommands = [
  command('basemap use <file>', {
    description: 'Draw the map, and know quarters, from an archive of Poland: PMTiles with the vocabulary of Protomaps 4',
    input: Schema.Struct({ file: Schema.String }),
    handler: UseBasemap,
    format: ({ path, bytes, minZoom, maxZoom, version, towns, quarters }) =>
      [
        `Base map: ${path}`,
        `zoom ${minZoom} to ${maxZoom}, ${Math.round(bytes / 2 ** 20)} MB, Protomaps ${version}`,
        quarters > 0 ? `quarters: ${quarters}, towns that have them: ${towns}` : 'The file has no quarters; those in use stay',
      ].join('\n'),
  }),
  command('basemap reset', {
    description: 'Draw the map, and know quarters, from the bundled archive again',
    input: NoInput,
    handler: ResetBasemap,
    format: ({ removed }) => (removed ? 'The bundled base map is in use again' : 'The bundled base map was in use already'),
  }),
]
