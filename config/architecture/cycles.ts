import { importsOf } from './imports.ts'
import { resolveImport, type Sources } from './violations.ts'

/** Returns the import cycles of the sources, type imports included: `web/a.ts → web/b.ts → web/a.ts` for each, shortest way round. */
export const importCycles = (sources: Sources): readonly string[] => {
  const graph = new Map<string, readonly string[]>()
  for (const [file, source] of sources)
    graph.set(
      file,
      importsOf(file, source).flatMap(({ target }) => {
        const inside = resolveImport(file, target, sources)
        return inside !== undefined && inside !== file && sources.has(inside) ? [inside] : []
      }),
    )
  return componentsOf(graph)
    .filter((files) => files.length > 1)
    .map((files) => cycleThrough(files[0] ?? '', new Set(files), graph).join(' → '))
    .sort()
}

type Graph = ReadonlyMap<string, readonly string[]>

/** Strongly connected components (Tarjan). */
const componentsOf = (graph: Graph): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const stack: string[] = []
  const components: string[][] = []
  const visit = (file: string): number => {
    order.set(file, order.size)
    let lowest = order.get(file) ?? 0
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, order.get(next) ?? 0)
    }
    if (lowest === order.get(file)) {
      const start = stack.indexOf(file)
      components.push(stack.slice(start))
      stack.length = start
    }
    return lowest
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return components
}

const cycleThrough = (start: string, component: ReadonlySet<string>, graph: Graph): readonly string[] => {
  const paths: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (const path of paths)
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return [...path, start]
      if (!component.has(next) || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  return [start]
}
