import { type Plugin, runnerImport } from 'vite'
import type { Api } from '#core/plugin/route-definition.ts'

const contract = /^(.*\/plugins\/[^/]+\/contract\/(?:\w+-)?api\.ts)(?:\?(routes|route=(\w+)))?$/
const fields = /\/plugins\/[^/]+\/contract\/\w+-fields\.ts$/

/** Leaves out the Schemas of fields, so that their names and initial values are left. */
const withoutSchemas = (name: string, value: unknown) => (name === 'schema' ? undefined : value)

/**
 * Vite plugin that replaces each `contract/api.ts` or `contract/x-api.ts` in the browser's build by the texts of its
 * routes, so that no Schema gets there. Each route is a module of its own: an unused one is dropped, a used one is in
 * the chunk of the island that calls it. Of the fields of a record, `contract/x-fields.ts`, names and initial values are left.
 */
export const contractStubs = (): Plugin => {
  const loaded = new Map<string, ReturnType<typeof runnerImport<Readonly<Record<string, Api>>>>>()
  const load = (file: string) => {
    const module = loaded.get(file) ?? runnerImport<Readonly<Record<string, Api>>>(file, { configFile: false, logLevel: 'error' })
    loaded.set(file, module)
    return module
  }
  return {
    name: 'kredka:contract-stubs',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    watchChange: () => loaded.clear(),
    async load(id) {
      const isOfFields = fields.test(id)
      const [, file, part, name] = contract.exec(id) ?? ['', isOfFields && id]
      if (!file) return null
      const { module, dependencies } = await load(file)
      for (const dependency of dependencies) this.addWatchFile(dependency)
      if (isOfFields)
        return Object.entries(module)
          .map(([name, values]) => `export const ${name} = ${JSON.stringify(values, withoutSchemas)}`)
          .join('\n')
      const [[api, routes] = ['', {}], ...others] = Object.entries(module)
      if (others.length > 0) this.error(`${file} must export its API alone, since nothing else of it gets to the browser`)
      if (name) return `export default ${JSON.stringify(`${routes[name]}`)}`
      if (part)
        return Object.keys(routes)
          .map((route) => `export { default as ${route} } from '${file}?route=${route}'`)
          .join('\n')
      return `export * as ${api} from '${file}?routes'`
    },
  }
}
