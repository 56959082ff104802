import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import type { ArchitectureRule } from './architecture-rule.ts'
import { computed, importsOf } from './imports.ts'
import { testsMayImport } from './rules.ts'

const { posix } = path

/** Source texts by path. */
export type Sources = ReadonlyMap<string, string>

/** Reads all modules of the repository. */
export const readSources = (root: string): Sources =>
  new Map(
    globSync(['{core,adapters,plugins,web,cli,config,migrations}/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', '*.{ts,js,mjs,cjs}'], {
      cwd: root,
      exclude: (name) => /(^|\/)(node_modules|dist|\.data)$/.test(name),
    }).map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8')]),
  )

/** Returns the rules that apply to a file; there should be exactly one. */
export const rulesFor = (rules: readonly ArchitectureRule[], file: string): readonly ArchitectureRule[] =>
  rules.filter(({ files, except = [] }) => matches(files, file) && !matches(except, file))

/**
 * `core/kernel/x.ts → @mikro-orm/core` for each forbidden import; tests may import anything but internals of other
 * plugins. Of the sources, only files that `isChecked` accepts are checked.
 */
export const violations = (
  rules: readonly ArchitectureRule[],
  sources: Sources,
  isChecked: (file: string) => boolean = () => true,
): readonly string[] =>
  [...sources].flatMap(([file, source]) => {
    if (!isChecked(file)) return []
    if (isTest(file)) return violationsOfTest(file, source, sources)
    const [rule] = rulesFor(rules, file)
    if (!rule) return []
    return importsOf(file, source).flatMap(({ target, type }) => {
      const inside = resolveImport(file, target, sources)
      const allowed =
        inside === undefined
          ? target !== computed
            ? mayUse(rule, target, type)
            : rule.packages.includes('node:*')
          : inside === file || matches(rule.mayImport, inside, ownName(file))
      return allowed ? [] : [`${file} → ${inside ?? target}`]
    })
  })

const violationsOfTest = (file: string, source: string, sources: Sources): readonly string[] => {
  const own = file.startsWith('plugins/') ? ownName(file) : ''
  return importsOf(file, source).flatMap(({ target }) => {
    const inside = resolveImport(file, target, sources)
    return inside?.startsWith('plugins/') && !matches(testsMayImport, inside, own) ? [`${file} → ${inside}`] : []
  })
}

export const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Returns the path of an import inside the repository; undefined for a package. */
export const resolveImport = (file: string, target: string, sources: Sources): string | undefined => {
  const bare = target.replace(/(?<=.)[?#].*$/, '')
  const joined = bare.startsWith('#')
    ? posix.normalize(bare.slice(1))
    : bare.startsWith('/')
      ? posix.normalize(bare.slice(1))
      : /^\.\.?(\/|$)/.test(bare)
        ? posix.join(posix.dirname(file), bare)
        : undefined
  if (joined === undefined) return undefined
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return endings.map((ending) => joined + ending).find((candidate) => sources.has(candidate)) ?? joined
}

const mayUse = (rule: ArchitectureRule, target: string, type: boolean): boolean => {
  const name = isBuiltin(target) && !target.startsWith('node:') ? `node:${target}` : target
  const whole = (patterns: readonly string[]) => patterns.flatMap((pattern) => [pattern, `${pattern}/**`])
  return matches(whole(rule.packages), name) || (type && matches(whole(rule.types ?? []), name))
}

const ownName = (file: string) => file.split('/')[1] ?? ''

const matches = (patterns: readonly string[], file: string, own = ''): boolean =>
  patterns.some((pattern) => regexOf(pattern, own).test(file))

const compiled = new Map<string, RegExp>()
const regexOf = (pattern: string, own: string): RegExp => {
  const key = `${own}\0${pattern}`
  const regex =
    compiled.get(key) ??
    new RegExp(
      `^${pattern
        .replaceAll(':own', own)
        .replace(/[.+^$()|[\]]/g, '\\$&')
        .replace(/\{([^}]*)\}/g, (_, either: string) => `(?:${either.replaceAll(',', '|')})`)
        .replace(/\\\*|\*\*|\*/g, (stars) => ({ '**': '.*', '*': '[^/]*' })[stars] ?? stars)}$`,
    )
  compiled.set(key, regex)
  return regex
}
