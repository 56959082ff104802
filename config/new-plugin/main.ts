import path from 'node:path'
import { writePluginLists } from '../write-plugin-lists.ts'
import { whatIsWrong } from './names.ts'
import { takenIn, writePlugin } from './write.ts'

/** `npm run new:plugin NAME`: a plugin with a bit of everything, to be changed at will. */
const newPlugin = async ([name, ...more]: readonly string[]): Promise<readonly string[]> => {
  if (name === undefined || more.length > 0) return ['Say one name: npm run new:plugin my-idea']
  const folder = path.resolve(import.meta.dirname, '../../plugins')
  const wrong = whatIsWrong(name, await takenIn(folder))
  if (wrong) return [wrong]
  const files = writePlugin(folder, name, new Date())
  console.log(`\nplugins/${name}/ is written, and its line in plugins/list.ts:\n`)
  for (const file of files) console.log(`  ${file}`)
  console.log(`
Next:
  npm run dev                        then open http://localhost:3000/${name} and look for its link in the footer
  npx kredka ${name} add "Hello"     the note stands on the page and at /api/v1/${name}
  plugins/${name}/plugin.ts          its table of contents: read it first
  npm test                           before you hand it on
`)
  return writePluginLists(folder)
}

const wrong = await newPlugin(process.argv.slice(2))
for (const line of wrong) console.error(line)
process.exitCode = wrong.length ? 1 : 0
