import path from 'node:path'
import { defineConfig } from 'vite'
import { asciiCode } from './ascii-code.ts'
import { slimPackages } from './slim-packages.ts'
import { sourceLocations } from './source-locations.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const outDir = path.join(root, 'dist/server')

/** Server, commands, and their threads, each an entry of its own. */
const entries = [
  'cli/serve-built.ts',
  'cli/run-built.ts',
  'adapters/search-index/index-worker.ts',
  'adapters/search-index/name-index-worker.ts',
  'adapters/passwords/password-strength-worker.ts',
  'adapters/documents/first-page-worker.ts',
  'adapters/documents/mark-pdf-worker.ts',
]
const nameOf = (file: string) => path.basename(file, '.ts')

/** Packages with native code, with files beside their code, or shared with the built pages. */
const external = ['@hyzyla/pdfium', '@node-rs/argon2', 'pino', 'react', 'react-dom', 'sharp', 'vike', 'vite']

/** Build of the server: its sources and packages in a few files, since Node takes most of a start to find, read and link three thousand. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [sourceLocations(root, outDir, entries.map(nameOf)), slimPackages(), asciiCode()],
  // The build writes the table of localities once (`config/tooling/build.ts`); from sources each process builds its own.
  resolve: { alias: [{ find: /^\.\/load-table\.ts$/, replacement: path.join(root, 'adapters/gazetteer/built-table.ts') }] },
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: Object.fromEntries(entries.map((file) => [nameOf(file), path.join(root, file)])),
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // Comments and spaces stay in memory; names are for stack traces.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})
