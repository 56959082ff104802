import { writePluginLists } from '../write-plugin-lists.ts'
import { nameError } from './check-name.ts'
import { readExistingNames, writePlugin } from './write-plugin.ts'

/**
 * `npm run new:plugin NAME`: creates a sample plugin with a page, a route, a command and a table in a folder of
 * plugins. Returns the errors.
 */
export const newPlugin = async ([name, ...more]: readonly string[], folder: string): Promise<readonly string[]> => {
  if (name === undefined || more.length > 0) return ['Expected one name: npm run new:plugin my-idea']
  const error = nameError(name, await readExistingNames(folder))
  if (error) return [error]
  const files = writePlugin(folder, name, new Date())
  console.log(`\nplugins/${name}/ was created and added to plugins/list.ts:\n`)
  for (const file of files) console.log(`  ${file}`)
  console.log(`
Next:
  npm run dev                        then open http://localhost:3000/${name} and find its link in the footer
  npx kredka ${name} add "Hello"     the note appears on the page and at /api/v1/${name}
  plugins/${name}/plugin.ts          its manifest: read it first
  plugins/list.ts, plugins/README.md move its line to its area; say in the README what it is for
  cli/README.md                      list its commands; a test asks for both
  npm test                           before you commit
`)
  return writePluginLists(folder)
}
