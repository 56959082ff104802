import type { Tree } from './document-links.ts'

/** Row of `config/where.md`: a change, the files to change, and what checks it. */
export interface Change {
  readonly title: string
  readonly files: string
  readonly checks: string
}

/** Reads the rows of the table. */
export const changesOf = (document: string): readonly Change[] =>
  [...document.matchAll(/^\| (.+?) \| (.+) \| (.+) \|$/gm)]
    .map(([, title = '', files = '', checks = '']) => ({ title, files, checks }))
    .filter(({ title }) => title !== 'change')

const codeOf = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code ?? [])
const isCommand = (code: string) => /^(npm run|npx kredka) /.test(code)
const isPath = (code: string) => /^(core|adapters|plugins|web|cli|config|migrations)\//.test(code)
const isAddress = (code: string) => code.startsWith('/')

/**
 * Returns one sentence, with the title of its row, for each path that does not exist, each name that no file of its row
 * contains, and each row without a file or a test.
 */
export const changeErrors = (changes: readonly Change[], tree: Tree): readonly string[] =>
  changes.flatMap(({ title, files, checks }) => {
    const paths = codeOf(files).filter(isPath)
    const tests = codeOf(checks).filter(isPath)
    const missing = [...paths, ...tests].filter((path) => !tree.has(path))
    const texts = paths.flatMap((path) => tree.textsOf(path))
    // The plugin of a path may be removed, and the names with it.
    const isWhole = !paths.some((path) => tree.isOfRemovedPlugin(path))
    const names = codeOf(files).filter((code) => !isPath(code) && !isCommand(code) && !isAddress(code))
    const unknown = names.filter((name) => !texts.some((text) => text.includes(name)))
    return [
      ...missing.map((path) => `${title}: there is no ${path}`),
      ...(isWhole ? unknown.map((name) => `${title}: no file of the row contains ${name}`) : []),
      ...(paths.length === 0 ? [`${title}: names no file`] : []),
      ...(tests.length === 0 ? [`${title}: names no test`] : []),
    ]
  })
