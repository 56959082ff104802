import { parseSync } from 'vite'
import { isNode, type Node, textOf, visit } from './syntax.ts'

/** Key of a message that depends on values: `claims.state.*`, of which each `*` is a value. */
export type KeyPattern = readonly (string | undefined)[]

/** Keys of messages in a module. */
export interface TextUse {
  /** All literals and names of members: keys in full, and values of which `messageKey` makes keys. */
  readonly words: ReadonlySet<string>
  readonly patterns: readonly KeyPattern[]
  /** Prefixes that a plugin declares for the texts of its reviews (`core/moderation/review-kind.ts`). */
  readonly reviews: readonly string[]
  /** Keys that a search cannot find. */
  readonly hidden: readonly string[]
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : undefined
}

/** Returns the branches of a conditional, else the expression itself. */
const branchesOf = (node: unknown): readonly Node[] => {
  if (!isNode(node)) return []
  if (node.type === 'ConditionalExpression') return [...branchesOf(node['consequent']), ...branchesOf(node['alternate'])]
  return node.type === 'ParenthesizedExpression' ? branchesOf(node['expression']) : [node]
}

/** Members of declarations that are keys. */
const keyMembers = ['label', 'about', 'heading', 'explanation', 'title']

const isMade = ({ type }: Node) => type === 'TemplateLiteral' || type === 'BinaryExpression'

/**
 * Reads the keys of messages that a module uses. `isBeginning` tells if a text begins a key: made keys are found by it
 * where they are not the argument of a translator.
 */
export const textUseOf = (file: string, source: string, isBeginning: (text: string) => boolean): TextUse => {
  const words = new Set<string>()
  const patterns: KeyPattern[] = []
  const reviews: string[] = []
  const hidden: string[] = []
  const report = (node: Node) => {
    const line = source.slice(0, Number(node['start'])).split('\n').length
    hidden.push(`${file}:${line}: ${source.slice(Number(node['start']), Number(node['end']))}`)
  }
  const beginsKey = (node: Node) => {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[] | undefined
    return isBeginning(quasis?.[0]?.value.cooked ?? '')
  }
  visit(parseSync(file, source).program, (node) => {
    const text = textOf(node)
    if (text !== undefined) words.add(text)
    if (node.type === 'Literal' && typeof node['value'] === 'number') words.add(String(node['value']))
    if (node.type === 'Property') {
      const name = textOf(node['key']) ?? nameOf(node['key']) ?? ''
      words.add(name)
      const value = node['value']
      if (name === 'messages' && textOf(value) !== undefined) reviews.push(String(textOf(value)))
      if (keyMembers.includes(name))
        for (const branch of branchesOf(value)) if (isMade(branch) && textOf(branch) === undefined && beginsKey(branch)) report(branch)
    }
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) === 'messages' && textOf(node['init']) !== undefined)
      reviews.push(String(textOf(node['init'])))
    if (node.type !== 'CallExpression') return
    const args = node['arguments'] as readonly unknown[]
    const callee = nameOf(node['callee'])
    if (callee === 'useTranslation' && args.length > 0) report(node)
    if (callee === 'voivodeshipKey') patterns.push(['places.voivodeship', undefined])
    if (callee === 'messageKey') {
      const pattern = args.map(textOf)
      if (pattern[0] === undefined || !isBeginning(`${pattern[0]}.`)) report(node)
      else patterns.push(pattern)
    }
    if (callee === 't' || callee === 'asMessageKey')
      for (const branch of branchesOf(args[0]))
        if (isMade(branch) && textOf(branch) === undefined && (callee === 't' || beginsKey(branch))) report(branch)
  })
  return { words, patterns, reviews, hidden }
}
