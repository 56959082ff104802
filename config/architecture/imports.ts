import { parseSync } from 'vite'

/** Import of a file. */
export interface Import {
  readonly target: string
  /** Type-only import. */
  readonly type: boolean
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

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

const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly { value: { cooked: string } }[]) : []
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const argumentsOf = (node: Node) => node['arguments'] as readonly unknown[]
const isIdentifier = (node: unknown, name: string) => isNode(node) && node.type === 'Identifier' && node['name'] === name
const isMeta = (node: unknown, property: string) =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNode(node['object']) &&
  node['object'].type === 'MetaProperty' &&
  isIdentifier(node['property'], property)

const visit = (value: unknown, onNode: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode)
  else if (isNode(value)) {
    onNode(value)
    for (const [key, child] of Object.entries(value)) if (key !== 'parent' && typeof child === 'object') visit(child, onNode)
  }
}
