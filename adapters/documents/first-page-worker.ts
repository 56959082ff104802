import { parentPort, workerData } from 'node:worker_threads'
import { documentLimits } from './document-limits.ts'
import { drawFirstPage } from './draw-first-page.ts'

// Draws the first page of one PDF and ends: the next one gets a new thread, which this one cannot have changed.

const { grow } = WebAssembly.Memory.prototype
// V8 counts the memory of WebAssembly neither as heap nor as external: without this limit, 3 KB of nested drawings take 2 GB.
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > documentLimits.external) throw new RangeError('The document needs too much memory.')
  return grow.call(this, pages)
}

const { bytes } = workerData as { readonly bytes: Uint8Array }
const page = await drawFirstPage(bytes)
parentPort?.postMessage(page, [page.pixels.buffer])
