import { parseSync } from 'vite'
import { isNode, type Node, textOf, visit } from './syntax.ts'

/** Import of a file. */
export interface Import {
  readonly target: string
  /** Type-only import. */
  readonly type: boolean
}

/** Returns everything that a module imports, re-exports, requires or references by `new URL`, in source order. */
export const importsOf = (file: string, source: string): readonly Import[] => {
  const { program, errors } = parseSync(file, source)
  const broken = errors.find(({ severity }) => severity === 'Error')
  if (broken) throw new Error(`${file}: ${broken.message}`)
  const found: Import[] = []
  visit(program, (node) => found.push(...importsOfNode(node)))
  return found
}

const importsOfNode = (node: Node): readonly Import[] => {
  switch (node.type) {
    case 'ImportDeclaration':
      return toImport(node['source'], node['importKind'] === 'type')
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node['source'] ? toImport(node['source'], node['exportKind'] === 'type') : []
    case 'ImportExpression':
      return toImport(node['source'])
    case 'TSImportType':
      return toImport(node['source'], true)
    case 'TSExternalModuleReference':
      return toImport(node['expression'])
    case 'CallExpression':
      return importsOfCall(node)
    case 'NewExpression': {
      const [address, base] = argumentsOf(node)
      // A URL without `import.meta.url` as base is a web address, not a file.
      return isIdentifier(node['callee'], 'URL') && base && isMeta(base, 'url') ? toImport(address) : []
    }
    default:
      return []
  }
}

const importsOfCall = (node: Node): readonly Import[] => {
  const callee = node['callee']
  const [first] = argumentsOf(node)
  const resolves =
    isNode(callee) &&
    callee.type === 'MemberExpression' &&
    isIdentifier(callee['object'], 'require') &&
    isIdentifier(callee['property'], 'resolve')
  if (isIdentifier(callee, 'require') || resolves || isMeta(callee, 'resolve')) return toImport(first)
  if (!isMeta(callee, 'glob')) return []
  return isNode(first) && first.type === 'ArrayExpression'
    ? (first['elements'] as readonly unknown[]).flatMap((element) => toImport(element))
    : toImport(first)
}

const toImport = (source: unknown, type = false): readonly Import[] => [{ target: textOf(source) ?? computed, type }]

/** Target of an import whose specifier is computed at runtime. */
export const computed = '(computed)'

const argumentsOf = (node: Node) => node['arguments'] as readonly unknown[]
const isIdentifier = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node['name'] === name
const isMeta = (node: unknown, property: string) =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNode(node['object']) &&
  node['object'].type === 'MetaProperty' &&
  isIdentifier(node['property'], property)
