import path from 'node:path'
import { newPlugin } from './new-plugin.ts'

const errors = await newPlugin(process.argv.slice(2), path.resolve(import.meta.dirname, '../../../plugins'))
for (const line of errors) console.error(line)
process.exitCode = errors.length ? 1 : 0
