import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeSbom } from './sbom.ts'

// `npm run sbom`: writes the bill of materials of production.
const root = path.resolve(import.meta.dirname, '../../..')
mkdirSync(path.join(root, 'dist'), { recursive: true })
writeFileSync(path.join(root, 'dist/sbom.json'), makeSbom(root))
console.log('dist/sbom.json')
