import path from 'node:path'
import { expect, test } from 'vitest'
import { chosenPackages } from './chosen-packages.ts'
import { importsOf } from './imports.ts'
import { readSources } from './violations.ts'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))

test.each(Object.entries(chosenPackages))('%s is what %s is built on', (name, file) => {
  const source = sources.get(file)
  expect(source, `${file} is gone: name another file that needs ${name}`).toBeDefined()
  const packages = importsOf(file, source ?? '').flatMap(({ target, type }) => (type ? [] : [target]))
  expect(packages.filter((target) => target === name || target.startsWith(`${name}/`))).not.toEqual([])
})
