/**
 * Import rule of one area of the repository. Patterns: `*` within a folder, `**` across folders, `{a,b}` alternatives,
 * `:own` the plugin's or adapter's own name, `\\*` a literal star.
 */
export interface ArchitectureRule {
  readonly name: string
  /** Files of the area, and those of them that have a rule of their own. */
  readonly files: readonly string[]
  readonly except?: readonly string[]
  /** Files of the repository that the area may import, besides the imported file itself. */
  readonly mayImport: readonly string[]
  readonly packages: readonly string[]
  /** Packages of which only types may be imported. */
  readonly types?: readonly string[]
}

/** Sample file of each rule, with forbidden and allowed imports. */
export type RuleSamples = Readonly<
  Record<string, { readonly file: string; readonly forbidden: readonly string[]; readonly allowed: readonly string[] }>
>

/** All packages and modules of Node. */
export const anything = ['*', '@*/**', 'node:*']

/** Packages of components; no Vike, since static pages are rendered without it. */
export const react = ['react', 'react-dom', 'lucide-react']
