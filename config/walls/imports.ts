import { parseSync } from 'vite'

/** Something a file names that lies outside it. */
export interface Import {
  readonly target: string
  /** Gone after type stripping. */
  readonly type: boolean
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

/** All that a module imports, re-exports, requires or points at by URL, in the order of the text. */
export const importsOf = (file: string, source: string): readonly Import[] => {
  const { program, errors } = parseSync(file, source)
  const broken = errors.find(({ severity }) => severity === 'Error')
  if (broken) throw new Error(`${file}: ${broken.message}`)
  const found: Import[] = []
  visit(program, (node) => found.push(...named(node)))
  return found
}

const named = (node: Node): readonly Import[] => {
  switch (node.type) {
    case 'ImportDeclaration':
      return one(node['source'], node['importKind'] === 'type')
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node['source'] ? one(node['source'], node['exportKind'] === 'type') : []
    case 'ImportExpression':
      return one(node['source'])
    case 'TSImportType':
      return one(node['source'], true)
    case 'TSExternalModuleReference':
      return one(node['expression'])
    case 'CallExpression':
      return calls(node)
    case 'NewExpression': {
      const [address, base] = argumentsOf(node)
      // A URL that does not begin at this file is an address on the web.
      return isIdentifier(node['callee'], 'URL') && base && isMeta(base, 'url') ? one(address) : []
    }
    default:
      return []
  }
}

const calls = (node: Node): readonly Import[] => {
  const callee = node['callee']
  const [first] = argumentsOf(node)
  const resolves =
    isNode(callee) &&
    callee.type === 'MemberExpression' &&
    isIdentifier(callee['object'], 'require') &&
    isIdentifier(callee['property'], 'resolve')
  if (isIdentifier(callee, 'require') || resolves || isMeta(callee, 'resolve')) return one(first)
  if (!isMeta(callee, 'glob')) return []
  return isNode(first) && first.type === 'ArrayExpression'
    ? (first['elements'] as readonly unknown[]).flatMap((element) => one(element))
    : one(first)
}

const one = (source: unknown, type = false): readonly Import[] => [{ target: textOf(source) ?? computed, type }]

/** Stands for a target that only running tells. */
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

const visit = (value: unknown, see: (node: Node) => void): void => {
  if (Array.isArray(value)) for (const item of value) visit(item, see)
  else if (isNode(value)) {
    see(value)
    for (const [key, child] of Object.entries(value)) if (key !== 'parent' && typeof child === 'object') visit(child, see)
  }
}
