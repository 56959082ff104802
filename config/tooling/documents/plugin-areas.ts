/** Plugin under the area in which a document lists it. */
export interface ListedPlugin {
  readonly area: string
  readonly name: string
  /** Purpose; empty where the document does not say. */
  readonly purpose: string
}

/** Reads the plugins of `plugins/list.ts` with their areas, which are comments: `// Accounts: people who sign in`. */
export const listedPlugins = (list: string): readonly ListedPlugin[] => {
  let area = ''
  return list.split('\n').flatMap((line) => {
    const [, heading] = /^ {2}\/\/ ([^:]+): /.exec(line) ?? []
    if (heading !== undefined) area = heading
    const [, name] = /^ {2}'([^']+)',$/.exec(line) ?? []
    return name === undefined ? [] : [{ area, name, purpose: '' }]
  })
}

/** Reads the tables below "The plugins" of `plugins/README.md`: `| [map](map/README.md) | map with list |`. */
export const describedPlugins = (readme: string): readonly ListedPlugin[] =>
  (readme.split('\n## The plugins\n')[1] ?? '')
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const area = section.split('\n')[0] ?? ''
      return [...section.matchAll(/^\| \[([^\]]+)\]\([^)]+\) \| (.*?) \|$/gm)].map(([, name = '', purpose = '']) => ({
        area,
        name,
        purpose,
      }))
    })

/**
 * Returns one sentence for each installed plugin that the README does not describe once, under the area of the list and
 * in its order. A theme needs no line: it consists of its folder and a line in the list.
 */
export const missingDescriptions = (installed: readonly ListedPlugin[], described: readonly ListedPlugin[]): readonly string[] => {
  const order = described.map(({ name }) => name)
  return installed.flatMap(({ area, name }, at) => {
    const rows = described.filter((one) => one.name === name)
    const previous = installed[at - 1]
    if (area === '') return [`${name} is below no area in plugins/list.ts`]
    if (rows.length === 0 && name.startsWith('theme-')) return []
    if (rows.length !== 1) return [`${name} has ${rows.length} lines below "The plugins" of plugins/README.md instead of one`]
    if (rows[0]?.area !== area) return [`${name} is in "${area}" of plugins/list.ts and in "${rows[0]?.area}" of plugins/README.md`]
    if (rows[0].purpose === '') return [`${name} has no purpose in plugins/README.md`]
    if (previous && order.indexOf(name) < order.indexOf(previous.name))
      return [`${name} comes before ${previous.name} in plugins/README.md`]
    return []
  })
}
