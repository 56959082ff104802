import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { writePluginLists } from '../write-plugin-lists.ts'
import { nameError } from './check-name.ts'
import { readExistingNames, writePlugin } from './write-plugin.ts'

/**
 * `npm run new:plugin NAME`: creates a sample plugin with a page, a route, a command and a table in a folder of
 * plugins; with `-- --form`, one whose records users add, change and remove in their account. Returns the errors.
 */
export const newPlugin = async (args: readonly string[], folder: string): Promise<readonly string[]> => {
  const hasForm = args.includes('--form')
  const [name, ...more] = args.filter((one) => one !== '--form')
  if (name === undefined || more.length > 0)
    return ['Expected one name: npm run new:plugin my-idea, or npm run new:plugin my-idea -- --form']
  const error = nameError(name, await readExistingNames(folder))
  if (error) return [error]
  const files = writePlugin(folder, name, hasForm ? 'template-form' : 'template', new Date())
  console.log(`\nplugins/${name}/ was created and added to plugins/list.ts, plugins/README.md and config/requirements/access.md:\n`)
  for (const file of files) console.log(`  ${file}`)
  console.log(`
Next:
${hasForm ? formSteps(name) : pageSteps(name)}
  plugins/${name}/plugin.ts          its manifest: read it first
  plugins/list.ts, plugins/README.md move its lines to its area, and say what it is for
  npm test                           before you commit
`)
  const errors = await writePluginLists(folder)
  const root = path.dirname(folder)
  execFileSync(process.execPath, ['cli/bin/node.mjs', 'config/tooling/write-access-table.ts'], { cwd: root, stdio: 'pipe' })
  return errors
}

const pageSteps = (name: string) => `\
  npm run dev                        then open http://localhost:3000/${name} and find its link in the footer
  npx kredka ${name} add "Hello"     the note appears on the page and at /api/v1/${name}
  cli/README.md                      list its commands; a test asks for it`

const formSteps = (name: string) => `\
  npm run dev                        then sign in (the start prints demo accounts) and open http://localhost:3000/user/${name}`
