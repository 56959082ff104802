import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const { posix } = path
const folder = 'config/requirements'

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>

/** Text by the reference that cites it: `SM-01`, `J1`, `J1.1`, `decisions §17`, `specification §7`, `config/requirements/quality.md`. */
export type Definitions = ReadonlyMap<string, string>

/** Reads all files of the repository that may cite a requirement; the test of this module cites missing ones on purpose. */
export const readTexts = (root: string): Texts =>
  new Map(
    globSync(['{core,adapters,plugins,web,cli,config,migrations}/**/*.{ts,tsx,md}', '*.{ts,md}'], {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|\.data)$/.test(name),
    })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file !== `${folder}/references.test.ts`)
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )

/** Returns what the pages of requirements define. */
export const definitionsOf = (texts: Texts): Definitions => {
  const pageText = (name: string) => texts.get(`${folder}/${name}.md`) ?? ''
  const rows = [...pageText('features').matchAll(/^\| ([A-Z]{2}-\d{2}) \| (.*)$/gm)]
  const journeys = [...pageText('journeys').matchAll(/^(?:## |- )(J\d+(?:\.\d+)?) (.*)$/gm)]
  const items = [...pageText('decisions').matchAll(/^- §(0\.\d+) (.*)$/gm)]
  return new Map([
    ...[...texts].filter(([file]) => file.startsWith(`${folder}/`) && file.endsWith('.md')),
    ...[...rows, ...journeys].map(([, code = '', text = '']) => [code, text] as const),
    ...items.map(([, number, text = '']) => [`decisions §${number}`, text] as const),
    ...['decisions', 'specification'].flatMap((name) =>
      sectionsOf(pageText(name)).map(([number, text]) => [`${name} ${number}`, text] as const),
    ),
  ])
}

const sectionsOf = (page: string): readonly (readonly [string, string])[] =>
  page
    .split(/^## (?=§)/m)
    .slice(1)
    .map((section) => [/^§\d+/.exec(section)?.[0] ?? '', section])

/** Returns `file: citation` for each citation that resolves to nothing. */
export const danglingReferences = (texts: Texts, definitions: Definitions): readonly string[] =>
  [...texts].flatMap(([file, text]) => {
    const joined = joinLines(isPage(file) ? withoutDefinitions(text) : text)
    const dangling = [
      ...codes(joined, definitions),
      ...sections(joined).filter(({ reference, quoted }) => !resolves(definitions.get(reference), quoted)),
      ...pages(joined).filter(({ reference, quoted }) => !resolvesToPage(file, reference, quoted, definitions)),
      ...unattributed(joined),
    ]
    return [...new Set(dangling.map(({ citation }) => `${file}: ${citation}`))]
  })

interface Reference {
  readonly citation: string
  readonly reference: string
  /** Heading or term in quotes behind the reference. */
  readonly quoted?: string | undefined
}

const isPage = (file: string) => file.startsWith(`${folder}/`) && file.endsWith('.md')
const withoutDefinitions = (page: string) => page.replace(/^(## |- )§[\d.]+/gm, '$1')
// A citation may continue on the next line of a comment.
const joinLines = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')

const codes = (text: string, definitions: Definitions): readonly Reference[] => {
  const prefixes = new Set([...definitions.keys()].flatMap((key) => /^[A-Z]{2}(?=-\d)/.exec(key)?.[0] ?? []))
  const feature = new RegExp(`(?<![\\w-])(?:${[...prefixes].join('|')})-\\d{1,3}(?![\\w-])`, 'g')
  return [...text.matchAll(feature), ...text.matchAll(/(?<![\w-])J\d{1,2}(?:\.\d+)?(?![\w-])/g)]
    .map(([code]) => ({ citation: code, reference: code }))
    .filter(({ reference }) => !definitions.has(reference))
}

const number = '§\\d+(?:\\.\\d+)?'
const list = `${number}(?:(?:,| and|, and| to) ${number})*`
const cited = new RegExp(`\\b(decisions|specification) (${list})(?:, "([^"]+)")?`, 'gi')

const sections = (text: string): readonly Reference[] =>
  [...text.matchAll(cited)].flatMap(([, source = '', numbers = '', quoted]) => {
    const all = [...numbers.matchAll(/( to )?§(\d+)(\.\d+)?/g)].flatMap(([, to, whole, part = ''], index, matches) => {
      const previous = Number(matches[index - 1]?.[2])
      const first = to ? previous + 1 : Number(whole)
      return Array.from({ length: Math.max(1, Number(whole) - first + 1) }, (_, step) => `§${first + step}${part}`)
    })
    return all.map((one, index) => {
      const reference = `${source.toLowerCase()} ${one}`
      const last = index === all.length - 1 ? quoted : undefined
      return { citation: last === undefined ? reference : `${reference}, "${last}"`, reference, quoted: last }
    })
  })

const pages = (text: string): readonly Reference[] =>
  [
    ...text.matchAll(
      /(?<![\w/.-])((?:[\w.-]+\/)*(?:features|journeys|decisions|quality|interfaces|specification|architecture|look|vocabulary)\.md)(?:, "([^"]+)")?/g,
    ),
  ].map(([citation, reference = '', quoted]) => ({ citation, reference, quoted }))

// Section numbers of other documents name them: RFC 9110 §12.5.3.
const unattributed = (text: string): readonly Reference[] =>
  [...text.replace(cited, '').matchAll(/(\bRFC \d+ )?§\s?\d[\d.]*/g)]
    .filter(([, rfc]) => !rfc)
    .map(([reference]) => ({ citation: `${reference} without a source`, reference }))

const resolves = (definition: string | undefined, quoted: string | undefined) =>
  definition !== undefined && (quoted === undefined || definition.includes(quoted))

// With a heading the name is enough; without one the path must lead to the page, from the root or from the citing file.
const resolvesToPage = (file: string, reference: string, quoted: string | undefined, definitions: Definitions): boolean => {
  const beside = posix.join(posix.dirname(file), reference)
  const page = definitions.get(reference) ?? definitions.get(beside)
  if (quoted === undefined) return page !== undefined
  const headings = (page ?? definitions.get(`${folder}/${reference}`) ?? '').matchAll(/^#+ (?:§\d+ )?(.+)$/gm)
  return [...headings].some(([, heading]) => heading === quoted)
}
