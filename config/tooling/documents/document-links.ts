import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { posix } = path

/** Document with its path in the repository. */
export interface Document {
  readonly file: string
  readonly text: string
}

// The other pages of requirements write addresses of the product where these write paths of files.
const patterns = [
  'README.md',
  '{core,adapters,plugins,web,cli,config,migrations}/**/README.md',
  'config/*.md',
  'config/decisions/*.md',
  'config/deploy/**/*.md',
  'config/quality/*.md',
  'config/requirements/{interfaces,quality}.md',
]

/** Reads all READMEs and the documents of `config/` that name files. */
export const readDocuments = (root: string): readonly Document[] =>
  listFiles(root, patterns).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const listFiles = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => /^(node_modules|dist|\.data|\.git)$/.test(name) })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()

const foldersOf = (file: string): readonly string[] => {
  const folder = posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

/** Files and folders of the repository. */
export interface Tree {
  has(file: string): boolean
  /** Tells if a path is in the folder of a plugin that is not installed. */
  isOfRemovedPlugin(file: string): boolean
  hasName(name: string): boolean
  textOf(file: string): string | undefined
  /** Texts of the files that a path or a pattern names. */
  textsOf(pattern: string): readonly string[]
}

/** Reads the names of all files and of the folders that contain any. */
export const readTree = (root: string): Tree => {
  const files = new Set(listFiles(root, ['**/*', '.ci/**', '.[a-z]*']).flatMap((file) => [file, ...foldersOf(file)]))
  const names = new Set([...files].map((file) => posix.basename(file)))
  // A plugin can be taken out by deleting its folder; documents may go on naming it.
  const isOfRemovedPlugin = (file: string) => {
    const [, folder] = /^(plugins\/[a-z][a-z-]*)\//.exec(`${file}/`) ?? []
    return folder !== undefined && !files.has(folder)
  }
  const isPattern = (file: string) => /[*{]/.test(file)
  const matching = (file: string) => (isPattern(file) ? [...files].filter((one) => posix.matchesGlob(one, file)) : [file])
  const textOf = (file: string) => (files.has(file) && posix.extname(file) ? readFileSync(path.join(root, file), 'utf8') : undefined)
  return {
    isOfRemovedPlugin,
    has: (file) => isOfRemovedPlugin(file) || files.has(file.replace(/\/$/, '')) || (isPattern(file) && matching(file).length > 0),
    hasName: (name) => names.has(name),
    textOf,
    textsOf: (file) => matching(file).flatMap((one) => textOf(one) ?? []),
  }
}

/** Returns `file: reference` for each link, path and excerpt of a document that does not match the repository. */
export const brokenReferences = (documents: readonly Document[], tree: Tree): readonly string[] =>
  documents.flatMap(({ file, text }) => {
    const prose = withoutCode(text)
    const broken = [
      ...linksOf(prose).filter((link) => !linkResolves(file, link, tree)),
      ...pathsOf(prose).filter((name) => !pathResolves(file, name, tree)),
      ...excerptsOf(text).flatMap((excerpt) => outdatedLines(excerpt, tree)),
    ]
    return [...new Set(broken)].map((reference) => `${file}: ${reference}`)
  })

const fence = /^```(.*)\n([\s\S]*?)^```/gm
const withoutCode = (text: string) => text.replace(fence, '')

const linksOf = (prose: string): readonly string[] =>
  [...prose.replace(/`[^`\n]*`/g, '').matchAll(/\[[^\]]*\]\(([^)\s]+)\)|<img[^>]* src="([^"]+)"/g)].flatMap(
    ([, link, image]) => link ?? image ?? [],
  )

const linkResolves = (file: string, link: string, tree: Tree): boolean => {
  if (/^https?:/.test(link)) return true
  const [target = '', anchor] = link.split('#')
  const at = target ? posix.join(posix.dirname(file), target) : file
  if (!tree.has(at)) return false
  return anchor === undefined || headingsOf(tree.textOf(at) ?? '').includes(anchor)
}

/** Anchors of the headings, as GitHub names them. */
const headingsOf = (text: string): readonly string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const topLevel = /^(core|adapters|plugins|web|cli|config|migrations)\//
const fileName = /\.(ts|tsx|mjs|json|md|css|gen\.ts)$/
const generated = /^(dist|\.data|node_modules)\/|\.gen\.tsx?$/

/** Paths in backticks: those that begin with a top-level folder, end with a file name extension, or end with a slash. */
const pathsOf = (prose: string): readonly string[] =>
  [...prose.matchAll(/`([^`\s]+)`/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => /^[\w.*{]/.test(name) && !/[<>@:$=?]|\(\)/.test(name) && !generated.test(name))
    .filter((name) => topLevel.test(name) || fileName.test(name) || (/\/$/.test(name) && !name.startsWith('.')))

// A path begins at the root, at the document's folder or at that of any plugin; an extension may be left out, and a
// name alone may be anywhere.
const pathResolves = (file: string, name: string, tree: Tree): boolean => {
  const candidates = [name, posix.join(posix.dirname(file), name), `plugins/*/${name.replace(/\/$/, '')}`]
  if (candidates.some((one) => ['', '.ts', '.tsx'].some((ending) => tree.has(one + ending)))) return true
  return !name.includes('/') && (tree.hasName(name) || (name.includes('*') && tree.has(`**/${name}`)))
}

/** Returns `file: name` for each identifier in backticks that occurs in no source. */
export const unknownNames = (documents: readonly Document[], words: ReadonlySet<string>): readonly string[] =>
  documents.flatMap(({ file, text }) =>
    [...new Set(namesOf(withoutCode(text)))]
      .filter((name) => !name.split('.').every((word) => words.has(word) || words.has(word.replace(/^kredka_/, ''))))
      .map((name) => `${file}: ${name}`),
  )

/** Identifiers in backticks, also those in front of arguments: `Clock`, `Audit.record`, `route.get('/api/v1/tag', …)`. */
const namesOf = (prose: string): readonly string[] =>
  [...prose.matchAll(/`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(?:\([^`]*\)?)?`/g)]
    .flatMap(([, name]) => name ?? [])
    .filter((name) => !fileName.test(name) && !name.endsWith('_'))

/** Returns all words of the sources. */
export const wordsOf = (texts: Iterable<string>): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const text of texts) for (const [word] of text.matchAll(/\w+/g)) words.add(word)
  return words
}

interface Excerpt {
  readonly file: string
  readonly lines: readonly string[]
}

/** Code blocks that name their source: ` ```ts plugins/places/plugin.ts `. */
const excerptsOf = (text: string): readonly Excerpt[] =>
  [...text.matchAll(fence)].flatMap(([, info = '', code = '']) => {
    const file = info.trim().split(' ')[1]
    return file === undefined ? [] : [{ file, lines: code.split('\n') }]
  })

/** Lines of an excerpt that its source does not contain in this order; `…` stands for omitted lines. */
const outdatedLines = ({ file, lines }: Excerpt, tree: Tree): readonly string[] => {
  if (tree.isOfRemovedPlugin(file)) return []
  const source = (tree.textOf(file) ?? '').split('\n').map((line) => line.trim())
  let at = 0
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('…'))
    .flatMap((line) => {
      const found = source.indexOf(line, at)
      if (found < 0) return [`${file}: ${line}`]
      at = found + 1
      return []
    })
}
