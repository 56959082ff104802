import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { platformVariables } from '../app/environment.ts'
import { describeVariables, renderExample, renderTable, withoutRemovedPlugins, withTable } from './environment-table.ts'
import { variableMeanings } from './variable-meanings.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const variables = describeVariables(plugins)

test('config/README.md and .env.example are up to date; otherwise run npm run environment', () => {
  const readme = withoutRemovedPlugins(read('config/README.md'), plugins, '\n')
  expect(withTable(readme, renderTable(variables))).toBe(readme)
  expect(renderExample(variables).trimEnd()).toBe(withoutRemovedPlugins(read('.env.example'), plugins, '\n\n').trimEnd())
})

test('removes the variables of plugins that are not installed', () => {
  const table = '| `A` | x | Plugin [map](..): b |\n| `B` | x | c |'
  const example = '# Plugin map: b.\n#A=\n\n# c.\n#B='
  expect(withoutRemovedPlugins(table, [{ name: 'map' }], '\n')).toBe(table)
  expect(withoutRemovedPlugins(table, [{ name: 'maps' }], '\n')).toBe('| `B` | x | c |')
  expect(withoutRemovedPlugins(example, [], '\n\n')).toBe('# c.\n#B=')
})

test('each variable of the platform and of the installed plugins has a meaning', () => {
  expect(variables.map(({ name }) => name)).toEqual(expect.arrayContaining([...platformVariables]))
  expect(variables.filter(({ name }) => !variableMeanings[name]).map(({ name }) => name)).toEqual([])
})

test('defaults, expected values and requirements are those of the reader', () => {
  const byName = Object.fromEntries(variables.map((one) => [one.name, one]))
  expect(byName['PORT']).toMatchObject({ default: '3000', inProduction: null, expected: 'a port from 0 to 65535' })
  expect(byName['HOST']).toMatchObject({ default: '127.0.0.1', inProduction: '0.0.0.0' })
  expect(byName['DATA_DIR']).toMatchObject({ default: '.data', inProduction: null, expected: null })
  expect(byName['PUBLIC_URL']).toMatchObject({ default: 'http://localhost:3000', inProduction: 'required' })
  expect(byName['JWT_SECRETS']).toMatchObject({ default: null, inProduction: 'required' })
  expect(byName['SMTP_URL']).toMatchObject({ default: null, inProduction: null })
})
