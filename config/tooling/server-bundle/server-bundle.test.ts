import path from 'node:path'
import { expect, test } from 'vitest'
import { escapeNonAscii } from './ascii-code.ts'
import { relocate } from './source-locations.ts'

test('locations of a source file stay relative to the bundle, and threads of the bundle are started from it', () => {
  const code = `const [a, b, c] = [import.meta.dirname, new URL('./x.txt', import.meta.url), new URL('./own-worker.ts', import.meta.url)]`
  const relocated = relocate(code, '../../adapters/x/y.ts', ['own-worker'])
  expect(relocated).toContain(`new URL('./own-worker.mjs', import.meta.url)`)
  const evaluate = (url: string) =>
    new Function('process', `${relocated.replaceAll('import.meta.url', JSON.stringify(url))}; return [a, b.href, c.href]`)(process)
  expect(evaluate('file:///srv/kredka/dist/server/main.mjs')).toEqual([
    path.resolve('/srv/kredka/adapters/x'),
    'file:///srv/kredka/adapters/x/x.txt',
    'file:///srv/kredka/dist/server/own-worker.mjs',
  ])
})

test('code without other letters than ASCII means the same', () => {
  const code = `({ a: 'Żłobek „Ęą” 🙂', b: \`ł\${1}\`, c: /^[ąćęłńóśźż🙂]+$/u.test('żółw🙂'), ł: 1 })`
  const escaped = escapeNonAscii(code)
  expect(escaped).toMatch(/^[\0-\x7f]*$/)
  expect(new Function(`return ${escaped}`)()).toEqual(new Function(`return ${code}`)())
})
